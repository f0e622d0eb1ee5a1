import type { SandboxDatabase } from './database.ts';
import { StripeApiError } from './stripe-error.ts';

const LIFETIME_MILLISECONDS = 24 * 60 * 60 * 1000;
/** How long a request can hold its key. A killed process leaves its claims behind. */
const CLAIM_MILLISECONDS = 10_000;
const MAXIMUM_KEY_LENGTH = 255;

/** A stored response. */
export interface KeptAnswer {
  /** The request that got this response first. */
  requestId: string;
  status: number;
  body: string;
}

/** One use of an idempotency key. */
export interface KeyUse {
  key: string;
  /** The path of the call. A key belongs to the path that it was first used with. */
  endpoint: string;
  requestId: string;
}

function keyInUse(key: string): StripeApiError {
  return new StripeApiError(
    409,
    'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, ' +
      `and the other request is still going through): ${key}. Please try again later.`,
    { type: 'idempotency_error', code: 'idempotency_key_in_use' },
  );
}

function usedOtherwise(key: string, reason: string): StripeApiError {
  return new StripeApiError(
    400,
    `Keys for idempotent requests can only be used ${reason}. Try using a key other than '${key}' if you meant to ` +
      'execute a different request.',
    { type: 'idempotency_error' },
  );
}

/** Stripe's idempotency: https://docs.stripe.com/api/idempotent_requests */
export class IdempotencyKeys {
  constructor(private readonly database: SandboxDatabase) {}

  /**
   * Reserves the key for a request that has just begun, unless another request holds it or its response is stored.
   * `recall` tells which.
   * @throws StripeApiError (400) if the key is too long
   */
  claim({ key, endpoint, requestId }: KeyUse): void {
    if (key.length > MAXIMUM_KEY_LENGTH) {
      throw new StripeApiError(400, 'Idempotency keys can be at most 255 characters long.');
    }
    const now = Date.now();
    this.database.transact(() => {
      this.#forget('key = ? AND created_at <= ?', key, now - LIFETIME_MILLISECONDS);
      this.database
        .statement(
          `INSERT INTO idempotency_keys (key, created_at, endpoint, request_id, claimed_until) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (key) DO UPDATE
           SET endpoint = excluded.endpoint, request_id = excluded.request_id, claimed_until = excluded.claimed_until
           WHERE status IS NULL AND claimed_until <= ?`,
        )
        .run(key, now, endpoint, requestId, now + CLAIM_MILLISECONDS, now);
    });
  }

  /**
   * The response stored for this key, if any. Must run in the transaction of the request's work.
   * @throws StripeApiError (400) if the key was used for something else, (409) while another request holds the key
   */
  recall({ key, endpoint, requestId }: KeyUse, fingerprint: string): KeptAnswer | undefined {
    const row = this.#read(key);
    if (!row) return undefined;
    if (!row.answer) {
      if (row.requestId !== requestId) throw keyInUse(key);
      return undefined;
    }
    if (row.endpoint !== endpoint) {
      throw usedOtherwise(
        key,
        `for the same endpoint they were first used for ('${endpoint}' vs. '${row.endpoint}')`,
      );
    }
    if (row.fingerprint !== fingerprint) {
      throw usedOtherwise(key, 'with the same parameters they were first used with');
    }
    return row.answer;
  }

  /** Stores the response, in the transaction of its work. */
  save({ key, endpoint, requestId }: KeyUse, fingerprint: string, status: number, body: string): void {
    this.database
      .statement(
        `INSERT INTO idempotency_keys (key, created_at, endpoint, request_id, claimed_until, fingerprint, status, body)
         VALUES (?, ?, ?, ?, 0, ?, ?, ?)
         ON CONFLICT (key) DO UPDATE
         SET fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body`,
      )
      .run(key, Date.now(), endpoint, requestId, fingerprint, status, body);
  }

  /** Releases the key of a request without a result. */
  release({ key, requestId }: KeyUse): void {
    this.#forget('key = ? AND request_id = ? AND status IS NULL', key, requestId);
  }

  /** Deletes expired keys. */
  prune(): void {
    this.#forget('created_at <= ?', Date.now() - LIFETIME_MILLISECONDS);
  }

  #forget(condition: string, ...values: (string | number)[]): void {
    this.database.statement(`DELETE FROM idempotency_keys WHERE ${condition}`).run(...values);
  }

  #read(key: string) {
    const row = this.database.statement('SELECT * FROM idempotency_keys WHERE key = ?').get(key);
    if (!row) return undefined;
    const requestId = String(row.request_id);
    return {
      requestId,
      endpoint: String(row.endpoint),
      fingerprint: String(row.fingerprint),
      answer:
        row.status === null ? undefined : { requestId, status: Number(row.status), body: String(row.body) },
    };
  }
}

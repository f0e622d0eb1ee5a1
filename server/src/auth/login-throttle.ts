import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/common/errors.ts';

const FAILURES = 10;
const WINDOW_SECONDS = 15 * 60;

/**
 * At most 10 failed logins in 15 minutes for an account and for an address, counted in PostgreSQL for all processes.
 * An attempt is counted before the password is looked at, so that parallel guesses cannot slip through together.
 */
export class LoginThrottle {
  private readonly limiter: RateLimiterPostgres;

  constructor(pool: pg.Pool) {
    this.limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: 'login',
      points: FAILURES,
      duration: WINDOW_SECONDS,
      clearExpiredByTimeout: false,
    });
  }

  /** Throws TOO_MANY_REQUESTS with the seconds to wait. */
  async countAttempt(email: string, address: string): Promise<void> {
    // The address first: one that is shut out already must not use up the tries of every account it names.
    for (const key of keys(email, address).reverse()) {
      try {
        await this.limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AppError('TOO_MANY_REQUESTS', messages.access.tooManyAttempts, {
          retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
        });
      }
    }
  }

  /** A success forgets the account's failures, and takes back what it was counted for the address. */
  async forgive(email: string, address: string): Promise<void> {
    const [account, place] = keys(email, address);
    await Promise.all([this.limiter.delete(account), this.limiter.reward(place)]);
  }
}

/** Hashed, so that the table is no list of mail addresses and no key is too long. */
function keys(email: string, address: string): [account: string, address: string] {
  return [`account:${createHash('sha256').update(email).digest('hex')}`, `address:${address}`];
}

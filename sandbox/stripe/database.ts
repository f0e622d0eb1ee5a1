import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

const BUSY_TIMEOUT_MILLISECONDS = 10_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    object TEXT NOT NULL,
    id TEXT NOT NULL,
    created INTEGER NOT NULL,
    data TEXT NOT NULL,
    UNIQUE (object, id)
  );
  CREATE INDEX IF NOT EXISTS objects_in_order ON objects (object, sequence);
  CREATE INDEX IF NOT EXISTS objects_by_customer ON objects (object, json_extract(data, '$.customer'));
  CREATE INDEX IF NOT EXISTS objects_by_email ON objects (object, json_extract(data, '$.email'));
  CREATE INDEX IF NOT EXISTS objects_by_status ON objects (object, json_extract(data, '$.status'));
  CREATE INDEX IF NOT EXISTS sessions_by_expiry ON objects (json_extract(data, '$.expires_at'))
    WHERE object = 'checkout.session';
  CREATE INDEX IF NOT EXISTS subscriptions_by_period_end
    ON objects (json_extract(data, '$.items.data[0].current_period_end')) WHERE object = 'subscription';
  CREATE INDEX IF NOT EXISTS subscriptions_by_planned_end ON objects (json_extract(data, '$.cancel_at'))
    WHERE object = 'subscription';
  CREATE INDEX IF NOT EXISTS subscriptions_by_creation ON objects (json_extract(data, '$.created'))
    WHERE object = 'subscription';
  CREATE INDEX IF NOT EXISTS renewals_by_notice ON objects (json_extract(data, '$.upcoming_at'))
    WHERE object = 'billing_state';
  CREATE INDEX IF NOT EXISTS invoices_by_finalization ON objects (json_extract(data, '$.automatically_finalizes_at'))
    WHERE object = 'invoice';
  CREATE INDEX IF NOT EXISTS invoices_by_attempt ON objects (json_extract(data, '$.next_payment_attempt'))
    WHERE object = 'invoice';

  CREATE TABLE IF NOT EXISTS deliveries (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    event_id TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'abandoned')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL,
    claim TEXT,
    claimed_until INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (state, next_attempt_at);

  CREATE TABLE IF NOT EXISTS clock (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    offset_milliseconds INTEGER NOT NULL
  );

  CREATE TABLE IF NOT EXISTS idempotency_keys (
    key TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL,
    endpoint TEXT NOT NULL,
    request_id TEXT NOT NULL,
    claimed_until INTEGER NOT NULL,
    fingerprint TEXT,
    status INTEGER,
    body TEXT
  );

  CREATE TABLE IF NOT EXISTS faults (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    method TEXT NOT NULL,
    path TEXT NOT NULL,
    rule TEXT NOT NULL,
    to_skip INTEGER NOT NULL,
    to_strike INTEGER NOT NULL
  );

  -- Without a row, a setting has its default.
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);

  -- The calls of the last second, while their rate is limited.
  CREATE TABLE IF NOT EXISTS rate_calls (at INTEGER NOT NULL, endpoint TEXT NOT NULL);

  -- Without a row, it is the default account.
  CREATE TABLE IF NOT EXISTS account (
    place INTEGER PRIMARY KEY CHECK (place = 1),
    id TEXT NOT NULL,
    livemode INTEGER NOT NULL
  );

  -- Has a row while deliveries are held.
  CREATE TABLE IF NOT EXISTS delivery_hold (id INTEGER PRIMARY KEY CHECK (id = 1));
`;

/** A SQLite file that several processes can open at once. Writers wait for each other. */
export class SandboxDatabase {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.#connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MILLISECONDS });
    this.#connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    this.transact(() => this.#connection.exec(SCHEMA));
  }

  /** The prepared statement for this SQL, cached. */
  statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /**
   * Runs `work` in a transaction that holds the write lock from its start, so that its reads stay valid until it
   * writes. Rolls everything back if it throws.
   */
  transact<Result>(work: () => Result): Result {
    return this.#enclose('BEGIN IMMEDIATE', work, 'COMMIT', 'ROLLBACK');
  }

  /** Runs `work` in a savepoint of the transaction, which is rolled back alone if it throws. */
  attempt<Result>(work: () => Result): Result {
    return this.#enclose(
      'SAVEPOINT attempt',
      work,
      'RELEASE attempt',
      'ROLLBACK TO attempt; RELEASE attempt',
    );
  }

  close(): void {
    this.#connection.close();
  }

  #enclose<Result>(begin: string, work: () => Result, end: string, undo: string): Result {
    this.#connection.exec(begin);
    try {
      const result = work();
      this.#connection.exec(end);
      return result;
    } catch (error) {
      // After some errors, such as a full disk, SQLite has already rolled everything back.
      if (this.#connection.isTransaction) this.#connection.exec(undo);
      throw error;
    }
  }
}

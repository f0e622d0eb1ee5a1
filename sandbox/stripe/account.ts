import type { SandboxDatabase } from './database.ts';

/** The Stripe account that the sandbox plays, in test or live mode. */
export interface SandboxAccount {
  /** The account's ID, like `acct_sandbox`. */
  id: string;
  /** Whether its objects are those of live mode. */
  livemode: boolean;
}

const DEFAULT: SandboxAccount = { id: 'acct_sandbox', livemode: false };

/** The account, as last set by any process. */
export function sandboxAccount(database: SandboxDatabase): SandboxAccount {
  const row = database.statement('SELECT id, livemode FROM account').get();
  return row ? { id: String(row.id), livemode: row.livemode === 1 } : DEFAULT;
}

/** Plays another account or mode from now on. In live mode, only the live key is accepted. */
export function setSandboxAccount(database: SandboxDatabase, { id, livemode }: SandboxAccount): void {
  database
    .statement(
      `INSERT INTO account (place, id, livemode) VALUES (1, ?, ?)
         ON CONFLICT (place) DO UPDATE SET id = excluded.id, livemode = excluded.livemode`,
    )
    .run(id, livemode ? 1 : 0);
}

/** The accepted secret key, given that of test mode. */
export function acceptedKey(database: SandboxDatabase, testKey: string): string {
  return sandboxAccount(database).livemode ? testKey.replace('_test_', '_live_') : testKey;
}

/** The JSON of an answer, with the account's mode in every object. */
export function inMode(database: SandboxDatabase, answer: object): string {
  const { livemode } = sandboxAccount(database);
  if (!livemode) return JSON.stringify(answer, null, 2);
  const stamp = (name: string, value: unknown) => (name === 'livemode' ? livemode : value);
  return JSON.stringify(answer, stamp, 2);
}

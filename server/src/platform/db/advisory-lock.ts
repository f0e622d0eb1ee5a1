import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';

/*
 * Advisory locks of PostgreSQL by name, for things that have no row to lock. A name begins with its subject, like
 * `customer_<id>`. Locks with fixed numbers: `embedded-postgres.ts`, `migrate.ts`, `worker-locks.ts`, and the rollups
 * of migration 4.
 */

/** Waits for the lock of this name and holds it until the transaction of `em` ends. */
export async function lockInTransaction(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name], 'run');
}

/** Tries to take the lock of this name for the session of `client`. Returns whether it was free. */
export async function tryLock(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
    [name],
  );
  return rows[0]?.locked ?? false;
}

/** Releases a lock that `tryLock` took for the same session. */
export async function unlock(client: pg.ClientBase, name: string): Promise<void> {
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';

/*
 * Locks that PostgreSQL keeps under a name, for what has no row to lock. A name begins with what it is about, like
 * `payer_<id>`. Locks with a number of their own: `embedded-postgres.ts`, `migrate.ts`, `worker-locks.ts`, and the
 * rollups of migration 4.
 */

/** Waits for the lock of this name and holds it until the transaction of `em` ends. */
export async function lockInTransaction(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name], 'run');
}

/** Takes the lock of this name for the session of `client`, if nobody has it. Returns whether it was free. */
export async function tryLock(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
    [name],
  );
  return rows[0]?.locked ?? false;
}

/** Lets go of a lock that `tryLock` took for the same session. */
export async function unlock(client: pg.ClientBase, name: string): Promise<void> {
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
}

/**
 * Does work of a name unless somebody else is doing it, in any process. The lock is a session's, so it is let go of when
 * the process dies.
 * @returns null when somebody else is at it
 */
export async function tryAdvisoryLock<Result>(
  pool: pg.Pool,
  name: string,
  work: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  const client = await pool.connect();
  // A session that may still hold the lock must not go back to the pool.
  let isFree = false;
  try {
    if (!(await tryLock(client, name))) {
      isFree = true;
      return null;
    }
    try {
      return { result: await work() };
    } finally {
      await unlock(client, name);
      isFree = true;
    }
  } finally {
    client.release(!isFree);
  }
}

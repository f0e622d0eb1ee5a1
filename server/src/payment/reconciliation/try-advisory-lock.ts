import type pg from 'pg';

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
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
      [name],
    );
    if (!rows[0]?.locked) {
      isFree = true;
      return null;
    }
    try {
      return { result: await work() };
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
      isFree = true;
    }
  } finally {
    client.release(!isFree);
  }
}

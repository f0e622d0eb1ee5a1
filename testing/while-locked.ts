import pg from 'pg';
import { expect } from 'vitest';
import type { TestApp } from './start-app.ts';
import { eventually } from './eventually.ts';

/**
 * Holds a lock taken by a statement while `work` runs, so that a test can stop the app half-way. `work` gets a function
 * that waits until at least this many connections wait for a lock, in a matching statement. Jobs may wait too.
 */
export async function whileLocked<Result>(
  app: TestApp,
  [statement, values = []]: [statement: string, values?: unknown[]],
  work: (waiting: (connections: number, statement?: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: app.config.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(statement, values);
    return await work((connections, waitingStatement = '%') =>
      eventually(async () => {
        const waiting = await app.sql(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
               and query like $1`,
          [waitingStatement],
        );
        expect(waiting.length).toBeGreaterThanOrEqual(connections);
      }),
    );
  } finally {
    await client.end();
  }
}

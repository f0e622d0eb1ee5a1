import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const TOO_MANY_CONNECTIONS = '53300';
const WAIT_MS = 20_000;

/**
 * A connection to a database. All may be taken for a moment: those that were just given back are still ending, and processes that
 * begin anew want theirs.
 */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      return client;
    } catch (error) {
      const isFull = error instanceof pg.DatabaseError && error.code === TOO_MANY_CONNECTIONS;
      if (!isFull || performance.now() > end) throw error;
      await delay(100);
    }
  }
}

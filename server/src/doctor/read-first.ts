import pg from 'pg';
import type { Read } from '#server/platform/db/read.ts';
import { readWith } from '#server/platform/db/statements.ts';

const TIMEOUT_MS = 5_000;

/**
 * Returns the first row of a read; undefined if there is none. Also returns undefined if no database is set, or if it
 * cannot be read, because another check reports that.
 */
export async function readFirst<Input, Row>(
  databaseUrl: string | undefined,
  read: Read<Input, Row>,
  values: Input,
): Promise<Row | undefined> {
  if (databaseUrl === undefined) return undefined;
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  try {
    await client.connect();
    const [row] = await readWith(client, read, values);
    return row;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

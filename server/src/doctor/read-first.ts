import type { Read } from '#server/platform/db/read.ts';
import { readWith } from '#server/platform/db/statements.ts';
import { withDatabase } from './with-database.ts';

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
  try {
    const [row] = await withDatabase(databaseUrl, (client) => readWith(client, read, values));
    return row;
  } catch {
    return undefined;
  }
}

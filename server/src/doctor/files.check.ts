import { sql } from 'kysely';
import { db } from '#server/platform/db/query-compiler.ts';
import { read } from '#server/platform/db/read.ts';
import { readWith } from '#server/platform/db/statements.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, type Finding } from './finding.ts';
import { withDatabase } from './with-database.ts';

const { well, fault } = findingsOf('storage');

const texts = doctorTexts.storage;

/** Number of files that are looked for. */
const SAMPLE = 20;
const ATTACHED = read({}, () =>
  db
    .selectFrom('storedObjects as object')
    .where('object.isAttached', '=', true)
    .select('object.key')
    .orderBy(sql`random()`)
    .limit(SAMPLE),
);

/**
 * Looks for a sample of the files that the database refers to, which are missing if the settings lead to another storage.
 * Without a database or a storage, the checks of those have the finding.
 */
export async function checkFiles(
  databaseUrl: string | undefined,
  open: () => Promise<Storage>,
): Promise<Finding[]> {
  if (!databaseUrl) return [];
  try {
    const keys = (await withDatabase(databaseUrl, (client) => readWith(client, ATTACHED, {}))).map(
      ({ key }) => key,
    );
    if (keys.length === 0) return [];
    const storage = await open();
    const found = await Promise.all(keys.map(async (key) => (await storage.head(key)) !== null));
    const told = { count: keys.length, missing: found.filter((isThere) => !isThere).length };
    if (told.missing === 0) return [well(() => texts.complete(told))];
    return [
      fault(
        () => texts.missing(told),
        () => texts.findFiles,
      ),
    ];
  } catch {
    return [];
  }
}

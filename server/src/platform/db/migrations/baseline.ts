/** The migration that replaced all earlier ones. It creates the schema that they led to. */
export const BASELINE = '0070-baseline';

/** The newest of the replaced migrations. A database that has it has the schema of the baseline. */
const LAST_REPLACED = '0069-key-ids';

/**
 * Drops the names of replaced migrations. They count as the baseline when the last of them is there.
 *
 * @param names Names of the migrations that a database or a backup has.
 */
export function sinceBaseline(names: readonly string[]): string[] {
  const newer = names.filter((name) => name >= BASELINE);
  return names.includes(LAST_REPLACED) && !newer.includes(BASELINE) ? [BASELINE, ...newer] : newer;
}

/**
 * Records the baseline in a database that an earlier version created, so that it is not run there. The old names stay, so the
 * earlier version can still start.
 *
 * @param done Names of the migrations that the database has.
 * @param record Writes the name of a migration that is not to be run.
 * @throws Error for the operator when the database lacks some of the replaced migrations.
 */
export async function adoptBaseline(
  done: readonly string[],
  record: (name: string) => Promise<unknown>,
): Promise<void> {
  if (done.length === 0 || done.includes(BASELINE)) return;
  if (!done.includes(LAST_REPLACED)) throw new Error(TOO_OLD);
  await record(BASELINE);
}

const TOO_OLD = `This version cannot upgrade the database, because the version that last used it is too old. Nothing was changed. Install the last version that has the migration ${LAST_REPLACED}, start it once, and then start this version again.`;

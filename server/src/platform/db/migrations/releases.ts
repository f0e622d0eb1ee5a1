import { VERSION } from '#server/platform/common/version.ts';
import { sinceBaseline } from './baseline.ts';
import { migrations } from './index.ts';

/** Earlier versions, oldest first, each with its last migration. CHANGELOG.md describes them. */
export const RELEASES = [
  { version: '0.1.0', lastMigration: '0070-baseline' },
  { version: '0.2.0', lastMigration: '0086-stripe-modes' },
] as const;

/**
 * Returns the version that has these migrations; null if it is newer than this one, or too old to be upgraded.
 * @param names names of the migrations that a database or a backup has
 */
export function versionWith(names: readonly string[]): string | null {
  const last = sinceBaseline(names).toSorted().at(-1);
  if (last === undefined || !migrations.some(({ name }) => name === last)) return null;
  return RELEASES.find(({ lastMigration }) => last <= lastMigration)?.version ?? VERSION;
}

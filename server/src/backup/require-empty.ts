import type pg from 'pg';
import { doneMigrations } from '#server/platform/db/migrate.ts';
import { VERSION } from '#server/platform/common/version.ts';
import { versionWith } from '#server/platform/db/migrations/releases.ts';
import { sinceBaseline } from '#server/platform/db/migrations/baseline.ts';
import { BackupError, type Manifest } from './manifest.ts';

/** Throws BackupError if a school is not empty or is not of the version of the backup. */
export async function requireEmpty(client: pg.Client, manifest: Manifest): Promise<void> {
  const { rows } = await client.query('select from users union all select from courses limit 1');
  if (rows.length > 0) {
    throw new BackupError('There are people or courses in this school. Restore into an empty one.');
  }
  const own = await doneMigrations(client);
  if (own.join() !== sinceBaseline(manifest.migrations).join()) {
    throw new BackupError(otherVersion(manifest));
  }
}

/** Says which version made a backup, and how to restore it. */
export function otherVersion({ version, migrations }: Pick<Manifest, 'version' | 'migrations'>): string {
  const known = versionWith(migrations);
  // Between two versions, backups are told apart by their last migration.
  const maker = `${version ?? known ?? 'another version'}, with ${migrations.at(-1)} as its last migration`;
  const isNewer = known === null && sinceBaseline(migrations).length > 0;
  const remedy = isNewer
    ? 'Upgrade Lectern to that version, and restore the backup into an empty school.'
    : 'Install that version, restore the backup into an empty school, and upgrade it as CHANGELOG.md says.';
  return `The backup was made by Lectern ${maker}. This is Lectern ${VERSION}. ${remedy}`;
}

import type pg from 'pg';
import { doneMigrations } from '#server/platform/db/migrate.ts';
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
    throw new BackupError(
      `The backup was made by another version of Lectern, with ${manifest.migrations.at(-1)} as its last migration. Restore it with that version, then upgrade.`,
    );
  }
}

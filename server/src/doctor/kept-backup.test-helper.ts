import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupChecks } from '#server/backup/backup-checks.ts';

/** Writes a complete backup without content into a folder, and the checks of its backups. */
export async function keepBackup(
  folder: string,
  checks?: Partial<BackupChecks>,
  madeAt = new Date(),
): Promise<void> {
  const name = madeAt.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const manifest = {
    format: 1,
    name,
    madeAt: madeAt.toISOString(),
    isEncrypted: false,
    migrations: [],
    witness: '',
    tables: [],
    jobs: { size: 0, sha256: '' },
    objects: {},
  };
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'manifest.json'), JSON.stringify(manifest));
  if (checks) await writeFile(join(folder, 'checks.json'), JSON.stringify(checks));
}

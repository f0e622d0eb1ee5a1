import { readFile } from 'node:fs/promises';
import type { BackupPlace } from '#server/backup/backup-place.ts';
import { backupsOf } from '#server/backup/manifest.ts';

/** Returns the backup of this name, or the newest one. Throws an Error that lists the backups if there is none. */
export async function chosenBackup(place: BackupPlace, name: string | undefined): Promise<string> {
  const names = await backupsOf(place);
  const chosen = name ?? names.at(-1);
  if (chosen !== undefined && names.includes(chosen)) return chosen;
  throw new Error(`There is no such backup. Available backups: ${names.join(', ') || 'none'}.`);
}

/** Returns the identity in a file that `age-keygen` wrote, which also has comments; undefined without a file. */
export async function identityIn(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const line = (await readFile(file, 'utf8')).split('\n').find((each) => each.startsWith('AGE-'));
  if (line === undefined)
    throw new Error('The file contains no identity. An identity is a line that begins with AGE-.');
  return line.trim();
}

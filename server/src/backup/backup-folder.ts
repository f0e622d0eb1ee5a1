import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fileName, type Content } from './backup-file.ts';

/** Names nobody and tells nothing of people: it is read without the identity, to see what a folder has. */
export const MANIFEST = 'manifest.json';
/** Stored objects never change: those of all backups of a folder lie side by side, each once. */
export const MEDIA = 'media';
/** As `2026-11-23T10-30-00Z`: sorted by name is sorted by time. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

const content = z.object({ size: z.int(), sha256: z.string() });
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  isEncrypted: z.boolean(),
  /** All migrations of the database. */
  migrations: z.array(z.string()),
  /** A known text, encrypted by the secret of the settings: whoever reads it has the same. */
  witness: z.string(),
  tables: z.array(content.extend({ name: z.string(), columns: z.array(z.string()) })),
  jobs: content,
  objects: z.record(z.string(), content),
});

/** What is in a backup, and what each file of it was before it was encrypted. */
export type Manifest = z.infer<typeof manifestSchema>;

/** A sentence for whoever asked for a backup, or for one to be restored. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The name of a backup that was begun at a time. */
export const nameOf = (time: Date): string => time.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');

/** Names of the whole backups of a folder, the oldest first. */
export async function backupsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => NAME.test(name)).sort();
}

/** Throws BackupError when there is none, or it is not ours. */
export async function manifestOf(folder: string, name: string): Promise<Manifest> {
  const file = join(folder, name, MANIFEST);
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new BackupError(`${file} is no backup of Lectern that can be read.`, { cause: error });
  }
}

/** The objects of all backups of a folder, by key: of those that are encrypted, or of the others. */
export async function objectsOf(folder: string, isEncrypted: boolean): Promise<Map<string, Content>> {
  const objects = new Map<string, Content>();
  for (const name of await backupsOf(folder)) {
    const manifest = await manifestOf(folder, name);
    if (manifest.isEncrypted !== isEncrypted) continue;
    for (const [key, saved] of Object.entries(manifest.objects)) objects.set(key, saved);
  }
  return objects;
}

/** Deletes all but the newest backups, and the objects that none of those has. Returns the names of those deleted. */
export async function thinOut(folder: string, keep: number): Promise<string[]> {
  const names = await backupsOf(folder);
  const old = names.slice(0, Math.max(0, names.length - keep));
  if (old.length === 0) return [];
  for (const name of old) await rm(join(folder, name), { recursive: true });
  const left = new Set<string>();
  for (const isEncrypted of [true, false]) {
    for (const key of (await objectsOf(folder, isEncrypted)).keys()) {
      left.add(join(folder, MEDIA, fileName(key, isEncrypted)));
    }
  }
  const entries = await readdir(join(folder, MEDIA), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) if (!left.has(file)) await rm(file);
  return old;
}

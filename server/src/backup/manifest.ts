import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { fileName, type Content } from './backup-file.ts';
import { MANIFEST, MEDIA, type BackupPlace } from './backup-place.ts';

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
  /** Keys of objects that the database names and the storage did not have. */
  missing: z.array(z.string()).default([]),
});

/**
 * What is in a backup, and what each file of it was before it was encrypted. It names nobody and tells nothing of people: it is read
 * without the identity, to see what a place has.
 */
export type Manifest = z.infer<typeof manifestSchema>;

/** A sentence for whoever asked for a backup, or for one to be restored. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * The name of a backup that was begun at a time: that second, or the one after the newest of the place where that comes later, as two
 * may be made in a second, and clocks are set back. The order of names is the order in which backups were made.
 */
export async function nameIn(place: BackupPlace, time: Date): Promise<string> {
  const newest = (await backupsOf(place)).at(-1);
  const next = newest === undefined ? 0 : Date.parse(newest.replace(/-(\d\d)-(\d\dZ)$/, ':$1:$2')) + 1000;
  const second = new Date(Math.max(time.getTime(), next));
  return second.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

/** Names of the whole backups of a place, the oldest first. */
export async function backupsOf(place: BackupPlace): Promise<string[]> {
  return (await place.names()).sort();
}

/** Throws BackupError when there is none, or it is not ours; what the place fails with otherwise says nothing of the backup. */
export async function manifestOf(place: BackupPlace, name: string): Promise<Manifest> {
  const path = `${name}/${MANIFEST}`;
  const unreadable = (cause?: unknown) =>
    new BackupError(`${path} is no backup of Lectern that can be read.`, { cause });
  if (!(await place.has(path))) throw unreadable();
  const written = await text(await place.read(path));
  try {
    return manifestSchema.parse(JSON.parse(written));
  } catch (error) {
    throw unreadable(error);
  }
}

/** Undefined where `manifestOf` says that it cannot be read. */
async function readableManifest(place: BackupPlace, name: string): Promise<Manifest | undefined> {
  try {
    return await manifestOf(place, name);
  } catch (error) {
    if (error instanceof BackupError) return undefined;
    throw error;
  }
}

/** When the newest backup of a place was made in which nothing is missing; undefined when there is none. */
export async function newestCompleteAt(place: BackupPlace): Promise<Date | undefined> {
  for (const name of (await backupsOf(place)).reverse()) {
    const manifest = await readableManifest(place, name);
    if (manifest?.missing.length === 0) return new Date(manifest.madeAt);
  }
  return undefined;
}

interface Known {
  objects: Map<string, Content>;
  /** Names of the backups whose manifest cannot be read: nobody knows their objects. */
  unreadable: string[];
}

/** The objects of all backups of a place, by key: of those that are encrypted, or of the others. */
export async function objectsOf(place: BackupPlace, isEncrypted: boolean): Promise<Known> {
  const objects = new Map<string, Content>();
  const unreadable: string[] = [];
  for (const name of await backupsOf(place)) {
    const manifest = await readableManifest(place, name);
    if (!manifest) unreadable.push(name);
    if (manifest?.isEncrypted !== isEncrypted) continue;
    for (const [key, saved] of Object.entries(manifest.objects)) objects.set(key, saved);
  }
  return { objects, unreadable };
}

/**
 * Deletes all but the newest backups, and the objects that none of those has; these stay while one of those cannot be read. Returns the
 * names of those deleted.
 */
export async function thinOut(place: BackupPlace, keep: number): Promise<string[]> {
  const names = await backupsOf(place);
  const old = names.slice(0, Math.max(0, names.length - keep));
  if (old.length === 0) return [];
  for (const name of old) await place.remove(name);
  const left = new Set<string>();
  for (const isEncrypted of [true, false]) {
    const { objects, unreadable } = await objectsOf(place, isEncrypted);
    if (unreadable.length > 0) return old;
    for (const key of objects.keys()) left.add(`${MEDIA}/${fileName(key, isEncrypted)}`);
  }
  for (const path of await place.media()) if (!left.has(path)) await place.removeFile(path);
  return old;
}

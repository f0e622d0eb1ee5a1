import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { TextSigner } from '#server/platform/common/text-signer.ts';
import { fileName, type Content } from './backup-file.ts';
import { MANIFEST, MEDIA, type BackupPlace } from './backup-place.ts';

const content = z.object({ size: z.int(), sha256: z.string() });
const manifestSchema = z.object({
  format: z.literal(1),
  /** Of the backup, which is that of its folder. A version before wrote none. */
  name: z.string().optional(),
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

/** Whether a manifest is what a school with our secret wrote. A version before signed none. */
type Authenticity = 'SIGNED' | 'UNSIGNED' | 'FORGED';

const SIGNATURE_CONTEXT = 'backup manifest';

/** A manifest as it is written: with a signature of all that it says. */
export function signedManifest(manifest: Manifest, signer: TextSigner): string {
  const signature = signer.sign(JSON.stringify(manifest), SIGNATURE_CONTEXT);
  return JSON.stringify({ ...manifest, signature });
}

const signedSchema = z.looseObject({ signature: z.string().optional() });

/** `content` is what was read, as JSON: writing it again gives the same text as before, without the signature. */
function authenticityOf(content: unknown, name: string, signer: TextSigner): Authenticity {
  const { signature, ...signed } = signedSchema.parse(content);
  if (signature === undefined) return 'UNSIGNED';
  const isOurs = signer.isSigned(JSON.stringify(signed), signature, SIGNATURE_CONTEXT);
  // A backup of another day is not this one.
  return isOurs && signed.name === name ? 'SIGNED' : 'FORGED';
}

/** A sentence for whoever asked for a backup, or for one to be restored. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Throws BackupError for a forged manifest, and for one without a signature unless the risk is taken. */
export function requireAuthentic(authenticity: Authenticity, trustsUnsigned: boolean): void {
  if (authenticity === 'FORGED') {
    throw new BackupError('The signature of the backup is wrong: it was changed after it was made.');
  }
  if (authenticity === 'UNSIGNED' && !trustsUnsigned) {
    throw new BackupError(
      'The backup is not signed: it is of a version before, or its signature was taken off. If only you could write to the place, say --trust-unsigned-backup.',
    );
  }
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
  return manifestSchema.parse(await contentOf(place, name));
}

/** The same as `manifestOf`, and whether its signature is right. */
export async function checkedManifestOf(
  place: BackupPlace,
  name: string,
  signer: TextSigner,
): Promise<{ manifest: Manifest; authenticity: Authenticity }> {
  const content = await contentOf(place, name);
  return { manifest: manifestSchema.parse(content), authenticity: authenticityOf(content, name, signer) };
}

/** What is written in a manifest: more than a `Manifest` perhaps, and nothing less. */
async function contentOf(place: BackupPlace, name: string): Promise<unknown> {
  const path = `${name}/${MANIFEST}`;
  const unreadable = (cause?: unknown) =>
    new BackupError(`${path} is no backup of Lectern that can be read.`, { cause });
  if (!(await place.has(path))) throw unreadable();
  const written = await text(await place.read(path));
  try {
    const content: unknown = JSON.parse(written);
    manifestSchema.parse(content);
    return content;
  } catch (error) {
    throw unreadable(error);
  }
}

/** Undefined where `manifestOf` says that it cannot be read. */
const readableManifest = (place: BackupPlace, name: string): Promise<Manifest | undefined> =>
  unlessUnreadable(manifestOf(place, name));

async function unlessUnreadable<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading;
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

/**
 * The objects that need not be copied again, by key: those of the encrypted backups of a place, or of the others, as far as their
 * manifests are signed. What another manifest says of a file could be made up, and a new backup would sign it.
 */
export async function copiedObjectsOf(
  place: BackupPlace,
  isEncrypted: boolean,
  signer: TextSigner,
): Promise<Known> {
  const objects = new Map<string, Content>();
  const unreadable: string[] = [];
  for (const name of await backupsOf(place)) {
    const checked = await unlessUnreadable(checkedManifestOf(place, name, signer));
    if (!checked) unreadable.push(name);
    if (checked?.authenticity !== 'SIGNED' || checked.manifest.isEncrypted !== isEncrypted) continue;
    for (const [key, saved] of Object.entries(checked.manifest.objects)) objects.set(key, saved);
  }
  return { objects, unreadable };
}

/** The objects of all backups of a place, by key: of those that are encrypted, or of the others. */
async function objectsOf(place: BackupPlace, isEncrypted: boolean): Promise<Known> {
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

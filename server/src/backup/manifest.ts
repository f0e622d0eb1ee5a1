import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { TextSigner } from '#server/platform/common/text-signer.ts';
import { fileName, type Content } from './backup-file.ts';
import { MANIFEST, MEDIA, type BackupPlace } from './backup-place.ts';

const checksum = z.object({ size: z.int(), sha256: z.string() });
const content = checksum.extend({ stored: checksum.optional() });
const manifestSchema = z.object({
  format: z.literal(1),
  /** Name of the backup and its folder. Manifests of earlier versions have none. */
  name: z.string().optional(),
  madeAt: z.iso.datetime(),
  isEncrypted: z.boolean(),
  /** All migrations of the database. */
  migrations: z.array(z.string()),
  /** A known text, encrypted with SECRET. If it can be decrypted, the secret is the same. */
  witness: z.string(),
  tables: z.array(content.extend({ name: z.string(), columns: z.array(z.string()) })),
  jobs: content,
  objects: z.record(z.string(), content),
  /** Keys of objects that the database refers to but the storage did not have. */
  missing: z.array(z.string()).default([]),
});

/**
 * The contents of a backup, with the checksum of each file before encryption. It contains no personal data, because it is not
 * encrypted: the contents of a place can be listed without the identity.
 */
export type Manifest = z.infer<typeof manifestSchema>;

/** File of the queued jobs. */
export const JOBS = 'jobs.jsonl.gz';
/** File of the rows of a table. */
export const rowsOf = (table: string): string => `${table}.copy.gz`;

/** Returns the files of a backup, first those of the database, without their endings for encryption. */
export function filesOf(name: string, { tables, jobs, objects }: Manifest): [file: string, saved: Content][] {
  return [
    ...tables.map((table): [string, Content] => [`${name}/${rowsOf(table.name)}`, table]),
    [`${name}/${JOBS}`, jobs],
    ...Object.entries(objects).map(([key, saved]): [string, Content] => [`${MEDIA}/${key}`, saved]),
  ];
}

/** Whether a manifest was written by a school with our secret. Earlier versions did not sign manifests. */
type Authenticity = 'SIGNED' | 'UNSIGNED' | 'FORGED';

const SIGNATURE_CONTEXT = 'backup manifest';

/** Returns the text of a manifest with its signature. */
export function signedManifest(manifest: Manifest, signer: TextSigner): string {
  const signature = signer.sign(JSON.stringify(manifest), SIGNATURE_CONTEXT);
  return JSON.stringify({ ...manifest, signature });
}

const signedSchema = z.looseObject({ signature: z.string().optional() });

/** Checks the signature. `content` is the parsed JSON, which serializes to the signed text when the signature is left out. */
function authenticityOf(content: unknown, name: string, signer: TextSigner): Authenticity {
  const { signature, ...signed } = signedSchema.parse(content);
  if (signature === undefined) return 'UNSIGNED';
  const isOurs = signer.isSigned(JSON.stringify(signed), signature, SIGNATURE_CONTEXT);
  // The manifest of another backup is authentic, but not for this one.
  return isOurs && signed.name === name ? 'SIGNED' : 'FORGED';
}

/** An error of a backup or a restore, with a message for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Throws BackupError for a forged manifest, and for an unsigned one unless `trustsUnsigned`. */
export function requireAuthentic(authenticity: Authenticity, trustsUnsigned: boolean): void {
  if (authenticity === 'FORGED') {
    throw new BackupError('The signature of the backup is wrong. The backup was changed after it was made.');
  }
  if (authenticity === 'UNSIGNED' && !trustsUnsigned) {
    throw new BackupError(
      'The backup is not signed. It was made by an earlier version, or its signature was removed. If only you have write access to its location, pass --trust-unsigned-backup.',
    );
  }
}

/**
 * Returns the name of a backup that starts at `time`: that second, or the second after the newest backup if that is later. Two
 * backups may start in the same second, and clocks may be set back. The order of names is the order in which backups were made.
 */
export async function nameIn(place: BackupPlace, time: Date): Promise<string> {
  const newest = (await backupsOf(place)).at(-1);
  const next = newest === undefined ? 0 : Date.parse(newest.replace(/-(\d\d)-(\d\dZ)$/, ':$1:$2')) + 1000;
  const second = new Date(Math.max(time.getTime(), next));
  return second.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

/** Returns the names of the complete backups of a place, oldest first. */
export async function backupsOf(place: BackupPlace): Promise<string[]> {
  return (await place.names()).sort();
}

/** Reads a manifest. Throws BackupError if it is missing or invalid. Other errors come from the place. */
export async function manifestOf(place: BackupPlace, name: string): Promise<Manifest> {
  return manifestSchema.parse(await contentOf(place, name));
}

/** Like `manifestOf`, and also checks the signature. */
export async function checkedManifestOf(
  place: BackupPlace,
  name: string,
  signer: TextSigner,
): Promise<{ manifest: Manifest; authenticity: Authenticity }> {
  const content = await contentOf(place, name);
  return { manifest: manifestSchema.parse(content), authenticity: authenticityOf(content, name, signer) };
}

/** Returns the parsed JSON of a manifest. It is a valid `Manifest`, and may have more properties. */
async function contentOf(place: BackupPlace, name: string): Promise<unknown> {
  const path = `${name}/${MANIFEST}`;
  const unreadable = (cause?: unknown) =>
    new BackupError(`${path} is missing or is no backup of Lectern.`, { cause });
  if ((await place.sizeOf(path)) === undefined) throw unreadable();
  const written = await text(await place.read(path));
  try {
    const content: unknown = JSON.parse(written);
    manifestSchema.parse(content);
    return content;
  } catch (error) {
    throw unreadable(error);
  }
}

/** Reads a manifest; undefined if it is missing or invalid. */
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

/** Returns when the newest backup without missing objects was made; undefined if there is none. */
export async function newestCompleteAt(place: BackupPlace): Promise<Date | undefined> {
  for (const name of (await backupsOf(place)).reverse()) {
    const manifest = await readableManifest(place, name);
    if (manifest?.missing.length === 0) return new Date(manifest.madeAt);
  }
  return undefined;
}

interface Known {
  objects: Map<string, Content>;
  /** Names of the backups whose manifest is unreadable, so that their objects are unknown. */
  unreadable: string[];
}

/**
 * Returns the objects that need not be copied again, by key: those of the encrypted or of the unencrypted backups of a place. Ignores
 * unsigned manifests, because their checksums may be forged, and a new backup would sign them.
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

/** Returns the objects of all encrypted or all unencrypted backups of a place, by key. */
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

/** Returns the paths of the objects of all backups of a place; undefined while a manifest is unreadable. */
async function mediaOf(place: BackupPlace): Promise<Set<string> | undefined> {
  const media = new Set<string>();
  for (const isEncrypted of [true, false]) {
    const { objects, unreadable } = await objectsOf(place, isEncrypted);
    if (unreadable.length > 0) return undefined;
    for (const key of objects.keys()) media.add(`${MEDIA}/${fileName(key, isEncrypted)}`);
  }
  return media;
}

/** Returns those of the paths that belong to a backup of the place, and those of which an unreadable manifest leaves it open. */
export async function pathsInUse(place: BackupPlace, paths: readonly string[]): Promise<string[]> {
  const [names, media] = [await backupsOf(place), await mediaOf(place)];
  return paths.filter((path) => {
    const [folder = ''] = path.split('/', 1);
    return folder === MEDIA ? (media?.has(path) ?? true) : names.includes(folder);
  });
}

/**
 * Deletes all but the newest backups, and the objects that no remaining backup contains. Deletes no objects while a remaining
 * manifest is unreadable. Returns the names of the deleted backups.
 */
export async function thinOut(place: BackupPlace, keep: number): Promise<string[]> {
  const names = await backupsOf(place);
  const old = names.slice(0, Math.max(0, names.length - keep));
  if (old.length === 0) return [];
  for (const name of old) await place.remove(name);
  const left = await mediaOf(place);
  if (!left) return old;
  for (const path of await place.media()) if (!left.has(path)) await place.removeFile(path);
  return old;
}

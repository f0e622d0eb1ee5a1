import type { Readable } from 'node:stream';
import type { Storage } from '#server/platform/storage/storage.ts';
import { fileName, isIntact, type Content } from './backup-file.ts';
import { MEDIA, type BackupPlace } from './backup-place.ts';

/** The destination of the objects of a backup. */
export interface Target {
  place: BackupPlace;
  isEncrypted: boolean;
  /** Objects that are already in the place, by key. */
  known: Map<string, Content>;
  /** Paths that an earlier check found damaged. */
  damaged: readonly string[];
  /** Chooses the files to read by their sizes. */
  choose: (sizes: ReadonlyMap<string, number>) => Set<string>;
  write: (file: string, content: Readable) => Promise<Content>;
}

export interface Copied {
  objects: Record<string, Content>;
  /** Keys of objects that neither the storage nor the place has. */
  missing: string[];
  /** Paths of damaged files that were copied again. */
  repaired: string[];
  /** Those of the paths of `Target.damaged` that were neither copied again nor found intact. */
  damaged: string[];
}

/**
 * Copies the objects that are not in `known` yet, and adds them there. Reads a sample of the others, and copies again what is
 * damaged.
 */
export async function copyObjects(
  keys: string[],
  storage: Pick<Storage, 'get'>,
  { place, isEncrypted, known, damaged, choose, write }: Target,
): Promise<Copied> {
  const sizes = new Map(keys.map((key) => [key, known.get(key)?.size ?? 0]));
  const sample = choose(sizes);
  const left = new Set(damaged);
  const copied: Omit<Copied, 'damaged'> = { objects: {}, missing: [], repaired: [] };
  for (const key of keys) {
    const path = fileName(`${MEDIA}/${key}`, isEncrypted);
    const before = known.get(key);
    const state =
      before &&
      (await stateOf(place, path, storedOf(before, isEncrypted), sample.has(key) || left.has(path)));
    if (before && state === 'INTACT') {
      copied.objects[key] = before;
      left.delete(path);
      continue;
    }
    const bytes = await storage.get(key);
    if (!bytes) {
      // Without a checksum of the encrypted file, only the identity tells whether it is intact.
      if (before && state === 'UNKNOWN') copied.objects[key] = before;
      else copied.missing.push(key);
      continue;
    }
    const saved = await write(`${MEDIA}/${key}`, bytes);
    copied.objects[key] = saved;
    known.set(key, saved);
    left.delete(path);
    if (state === 'DAMAGED') copied.repaired.push(path);
  }
  return { ...copied, damaged: [...left] };
}

/** Returns what is known of the bytes of a file; undefined if only the identity tells. */
export const storedOf = (saved: Content, isEncrypted: boolean): Content['stored'] =>
  isEncrypted ? saved.stored : saved;

/** `isRead` reads the file, otherwise only its size is compared. */
async function stateOf(
  place: BackupPlace,
  path: string,
  stored: Content['stored'],
  isRead: boolean,
): Promise<'INTACT' | 'DAMAGED' | 'UNKNOWN' | 'ABSENT'> {
  const size = await place.sizeOf(path);
  if (size === undefined) return 'ABSENT';
  if (!stored) return isRead ? 'UNKNOWN' : 'INTACT';
  if (size !== stored.size) return 'DAMAGED';
  return !isRead || (await isIntact(place, path, stored)) ? 'INTACT' : 'DAMAGED';
}

import type { Readable } from 'node:stream';
import { contentTypeOf, type Storage } from '#server/platform/storage/storage.ts';
import { DamagedFile } from './backup-file.ts';
import { UnreachablePlace } from './unreachable-place.ts';

/** Number of times that a file is read before it counts as damaged, or its place as unreachable. */
const READS = 2;

/**
 * Returns whether the object was restored; false if its file is damaged. Reads it twice, because the place may have failed only once.
 * Throws UnreachablePlace, and errors of the storage.
 */
export async function restoreObject(
  storage: Pick<Storage, 'put'>,
  key: string,
  read: () => Promise<Readable>,
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    let bytes: Readable | undefined;
    try {
      bytes = await read();
      await storage.put(key, bytes, { contentType: contentTypeOf(key) });
      return true;
    } catch (error) {
      // The storage reports an error of its own if it cannot read to the end.
      const cause = bytes?.errored ?? error;
      const isDamaged = cause instanceof DamagedFile;
      if (!isDamaged && !(cause instanceof UnreachablePlace)) throw error;
      if (attempt < READS) continue;
      if (isDamaged) return false;
      throw cause;
    }
  }
}

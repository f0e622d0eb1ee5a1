import type { Readable } from 'node:stream';
import { contentTypeOf, type Storage } from '#server/platform/storage/storage.ts';
import { DamagedFile } from './backup-file.ts';

/** Number of times that a damaged file is read before it is left out. */
const READS = 2;

/** Returns whether the object was restored. Reads a damaged file twice, because the place may have failed only once. */
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
      if (!(error instanceof DamagedFile) && !(bytes?.errored instanceof DamagedFile)) throw error;
      if (attempt === READS) return false;
    }
  }
}

import { createReadStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '#server/platform/common/identifier.ts';

/** Names of temporary files begin with this. */
const PREFIX = 'lectern-upload-';
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** A file that waits on the disk until all of it has come, so that a sender who stalls costs no memory. */
export interface SpooledFile {
  open: () => Readable;
  remove: () => Promise<void>;
}

/** Keeps what comes of a file. When it fails, nothing is left; errors: the file's, and the disk's. */
export async function spool(file: Readable): Promise<SpooledFile> {
  const path = join(tmpdir(), `${PREFIX}${newId()}.tmp`);
  const remove = () => rm(path, { force: true });
  try {
    // Made before anything can fail: of a sender who is gone at once no file must come after its removal.
    const handle = await open(path, 'w');
    await pipeline(file, handle.createWriteStream());
  } catch (error) {
    await remove();
    throw error;
  }
  return { open: () => createReadStream(path), remove };
}

/** Removes what uploads of killed processes left in the temporary folder. */
export async function removeAbandonedUploads(): Promise<void> {
  const folder = tmpdir();
  const names = await readdir(folder);
  for (const name of names.filter((entry) => entry.startsWith(PREFIX) && entry.endsWith('.tmp'))) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}

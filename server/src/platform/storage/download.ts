import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage.ts';

/** Writes an object to a new file. Returns false if the object does not exist. Rejects if the file exists. */
export async function download(
  storage: Pick<Storage, 'get'>,
  key: string,
  path: string,
  signal: AbortSignal,
): Promise<boolean> {
  const body = await storage.get(key);
  if (!body) return false;
  try {
    // Opened first: a stream destroyed while it opens its file would create the file after its folder was emptied.
    const file = await open(path, 'wx');
    await pipeline(body, file.createWriteStream(), { signal });
  } finally {
    // If the file could not be opened, nothing has consumed the body yet.
    body.destroy();
  }
  return true;
}

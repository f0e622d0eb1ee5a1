import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage.ts';

/** Writes an object to a file that must not be there yet. Returns false when there is no such object. */
export async function download(
  storage: Pick<Storage, 'get'>,
  key: string,
  path: string,
  signal: AbortSignal,
): Promise<boolean> {
  const body = await storage.get(key);
  if (!body) return false;
  try {
    // Opened first: a stream that is destroyed while it still opens its file makes the file after its folder was emptied.
    const file = await open(path, 'wx');
    await pipeline(body, file.createWriteStream(), { signal });
  } finally {
    // Nobody has read it yet when the file could not be opened.
    body.destroy();
  }
  return true;
}

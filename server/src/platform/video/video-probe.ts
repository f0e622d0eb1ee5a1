import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { VideoFacts } from './probe-facts.ts';
import { VideoProber } from './video-prober.ts';

const prober = new VideoProber();

/**
 * Examines a stored video. It reads only the index and the last frame. A live recording, whose index has no duration,
 * is read completely, in pieces.
 *
 * @throws VideoFaultError if it is not a complete MP4, MOV or WebM file with a video track, if it is protected,
 *   or if its index cannot be read within the limits. Error if the object does not exist. The storage's own error if it
 *   fails.
 */
export async function probeVideo(storage: Pick<Storage, 'get' | 'head'>, key: string): Promise<VideoFacts> {
  const head = await storage.head(key);
  if (!head) throw new Error(`There is no object ${key}`);
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    // Ranges of the storage are inclusive, so they cannot be empty.
    if (start === end) return new Uint8Array();
    const bytes = await storage.get(key, { start, end: end - 1 });
    if (!bytes) throw new Error(`${key} was deleted while it was read`);
    return buffer(bytes);
  };
  return prober.probe(read, head.size);
}

/** Examines a local file as `probeVideo` does an object. */
export async function probeFile(path: string): Promise<VideoFacts> {
  return probeVideo(
    {
      head: async () => {
        const { size, mtime } = await stat(path);
        return { size, contentType: '', lastModified: mtime, etag: '' };
      },
      get: async (_key, range) => createReadStream(path, range),
    },
    path,
  );
}

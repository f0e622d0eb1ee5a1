import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { VideoFacts } from './probe-facts.ts';
import { VideoProber } from './video-prober.ts';

const prober = new VideoProber();

/**
 * Judges a stored video by its content, reading its index and its last frame only; a file whose index tells no
 * duration (recorded live) is read through, in pieces.
 *
 * @throws VideoFaultError when it is not a whole MP4, MOV or WebM file with a video track in a codec that browsers play, and
 *   when its index cannot be read within limits; Error when there is no such object; the storage's own error when it fails.
 */
export async function probeVideo(storage: Pick<Storage, 'get' | 'head'>, key: string): Promise<VideoFacts> {
  const head = await storage.head(key);
  if (!head) throw new Error(`There is no object ${key}`);
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    // No range of a storage: it has a first byte and a last one.
    if (start === end) return new Uint8Array();
    const bytes = await storage.get(key, { start, end: end - 1 });
    if (!bytes) throw new Error(`${key} was deleted while it was read`);
    return buffer(bytes);
  };
  return prober.probe(read, head.size);
}

/** Judges a file of this machine as `probeVideo` does an object. */
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

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';

export const MEGABYTE = 1024 * 1024;

export const mp4 = { contentType: 'video/mp4' };

/** Returns an unused key for a video. */
export const newKey = (): string => `videos/${randomUUID()}.mp4`;

/** Returns a body that stalls after `size` bytes. */
export function stalled(size: number): PassThrough {
  const body = new PassThrough({ highWaterMark: size + 1 });
  body.write(randomBytes(size));
  return body;
}

/** Returns a body of `count` megabytes that are never in memory at once, and its SHA-256 once it has been read. */
export function megabytes(count: number): { body: Readable; sha256: () => string } {
  const hash = createHash('sha256');
  const block = randomBytes(MEGABYTE);
  const generate = function* (): Generator<Buffer> {
    for (let index = 0; index < count; index++) {
      const chunk = Buffer.from(block);
      chunk.writeUInt32BE(index);
      hash.update(chunk);
      yield chunk;
    }
  };
  return { body: Readable.from(generate(), { objectMode: false }), sha256: () => hash.digest('hex') };
}

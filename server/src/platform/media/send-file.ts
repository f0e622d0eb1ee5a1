import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { ByteRange } from '#server/platform/storage/storage.ts';

/** Each request has two of them in memory. */
const CHUNK_BYTES = 256 * 1024;
/** Maximum number of idle buffers for all requests. Further ones are created when needed, and dropped. */
const KEPT_BUFFERS = 64;

const idle: Buffer[] = [];

/**
 * Writes a part of an open file to `target` and ends it. The next chunk is read while one is being written, into
 * buffers that are reused: a stream of the file creates a new one for every chunk, which costs more than the reading.
 * Rejects when the file is shorter, and when the target is closed before its end.
 *
 * @param target calls back once it no longer needs the bytes, as responses and sockets do, and transforms do not.
 */
export async function sendFile(file: FileHandle, { start, end }: ByteRange, target: Writable): Promise<void> {
  let written = Promise.resolve();
  for (let position = start; position <= end;) {
    const buffer = idle.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES);
    const wanted = Math.min(CHUNK_BYTES, end - position + 1);
    const { bytesRead } = await file.read(buffer, 0, wanted, position);
    if (bytesRead === 0) throw new Error(`The file ends before byte ${end}`);
    position += bytesRead;
    await written;
    written = write(target, buffer, bytesRead);
    // It is awaited later. Until then its failure must not count as unhandled.
    written.catch(() => undefined);
  }
  await written;
  target.end();
}

/** Resolves when the bytes have left the buffer, which is then free again. */
function write(target: Writable, buffer: Buffer, size: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new Error('The connection was closed'));
    if (target.destroyed) return leave();
    target.once('close', leave);
    target.write(buffer.subarray(0, size), (error) => {
      target.off('close', leave);
      if (error) return reject(error);
      if (idle.length < KEPT_BUFFERS) idle.push(buffer);
      resolve();
    });
  });
}

import type { FileHandle } from 'node:fs/promises';
import { freeBytes } from '#server/platform/common/free-bytes.ts';

/** Size of a write. Every write costs a turn of the thread pool. */
const BLOCK_BYTES = 1024 * 1024;
/** Number of blocks kept for later requests: enough for the uploads that one browser sends concurrently. */
const SPARE_BLOCKS = 6;

/**
 * Writes incoming data to files in reusable blocks and frees the received pieces immediately. Garbage collection would
 * let both pile up.
 */
export class BlockWriter {
  private readonly spare: Buffer[] = [];

  /** Writes `pieces` starting at `position`. If they fail, the data received before is still written. */
  async write(pieces: AsyncIterable<Buffer>, file: FileHandle, position: number): Promise<void> {
    const blocks = [this.take(), this.take()] as const;
    try {
      await writeAlternately(pieces, file, position, blocks);
    } finally {
      this.spare.push(...blocks.slice(0, SPARE_BLOCKS - this.spare.length));
    }
  }

  private take(): Buffer {
    return this.spare.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES);
  }
}

/** Fills one block while the other is being written. */
async function writeAlternately(
  pieces: AsyncIterable<Buffer>,
  file: FileHandle,
  start: number,
  [one, other]: readonly [Buffer, Buffer],
): Promise<void> {
  let [filling, resting, filled, position] = [one, other, 0, start];
  let writing: Promise<void> = Promise.resolve();
  const flush = async () => {
    await writing;
    writing = writeAll(file, filling.subarray(0, filled), position);
    // Awaited before the next write, or at the end.
    writing.catch(() => undefined);
    position += filled;
    [filling, resting, filled] = [resting, filling, 0];
  };
  try {
    for await (const piece of pieces) {
      for (let taken = 0; taken < piece.length;) {
        const count = piece.copy(filling, filled, taken);
        taken += count;
        filled += count;
        if (filled === filling.length) await flush();
      }
      freeBytes(piece);
    }
  } finally {
    await flush();
    await writing;
  }
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  // An almost full disk writes only part of the data. The next attempt reports the error.
  for (let done = 0; done < bytes.length;) {
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
  }
}

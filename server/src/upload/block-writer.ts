import type { FileHandle } from 'node:fs/promises';
import { freeBytes } from '#server/platform/common/free-bytes.ts';

/** How much is collected before it is written: every write is a turn of the thread pool. */
const BLOCK_BYTES = 1024 * 1024;
/** Blocks that are kept for the next request: those of as many uploads as one browser sends at a time. */
const SPARE_BLOCKS = 6;

/**
 * Writes what comes over the network to files, in blocks that are used again and again; the pieces they come in are freed
 * at once. Left to the collector, both pile up faster than it looks.
 */
export class BlockWriter {
  private readonly spare: Buffer[] = [];

  /** Writes from `position` on. When `pieces` fail, what had come before is written, too. */
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

/** One block is filled while the other is written. */
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
    // Awaited before the next one, or at the end.
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
  // A disk that is nearly full takes less than all, and says why with the next try.
  for (let done = 0; done < bytes.length;) {
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
  }
}

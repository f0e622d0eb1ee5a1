import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { Mp4OutputFormat, NullTarget, Output } from 'mediabunny';
import { freeBytes } from '#server/platform/common/free-bytes.ts';

/** Start of a fragment that can be played alone: `start` in the file in bytes, `timestamp` in the video in seconds. */
export interface Fragment {
  start: number;
  timestamp: number;
}

/**
 * A fragmented MP4 file that grows with the packets added to its `output`. The library creates the boxes. The packets
 * go straight from the source to the file, and their memory is freed immediately. The library's own target copies each
 * byte four times, and hundreds of megabytes accumulate before garbage collection.
 */
export class FragmentedFile {
  readonly output: Output;
  readonly fragments: Fragment[] = [];
  /** Number of bytes written or being written. */
  length = 0;
  /** Number of bytes in packets that do not belong to a fragment yet. */
  waitingLength = 0;
  /** The packets that do not belong to a fragment yet, by track number. */
  private readonly waiting = new Map<number, Uint8Array[]>();
  private readonly file: WriteStream;
  private writing: Promise<void> = Promise.resolve();

  /** @param fragmentSeconds a fragment ends before the first keyframe after this duration */
  constructor(path: string, fragmentSeconds: number) {
    this.file = createWriteStream(path);
    // The pending write reports the error.
    this.file.on('error', () => undefined);
    this.output = new Output({
      target: new NullTarget(),
      format: new Mp4OutputFormat({
        fastStart: 'fragmented',
        minimumFragmentDuration: fragmentSeconds,
        onFtyp: (box) => this.write([box]),
        onMoov: (box) => this.write([box]),
        onMoof: (box, start, timestamp) => this.writeFragment(box, { start, timestamp }),
      }),
    });
  }

  /**
   * Takes ownership of a packet's bytes just before the packet is added to the output. The bytes are freed once they
   * are written.
   *
   * @param track number in the output, starting at 1 for the video track
   */
  take(track: number, bytes: Uint8Array): void {
    const others = this.waiting.get(track);
    if (others) others.push(bytes);
    else this.waiting.set(track, [bytes]);
    this.waitingLength += bytes.length;
  }

  /** Resolves when all fragments so far are in the file. Rejects with the error of the disk. */
  written(): Promise<void> {
    return this.writing;
  }

  /** Completes the file after the last packet. */
  async end(): Promise<void> {
    await this.output.finalize();
    await this.writing;
    await finished(this.file.end());
  }

  /** Aborts the output and keeps the data in the file. Resolves when the file is closed. */
  async abort(): Promise<void> {
    try {
      await this.output.cancel();
    } finally {
      // It rejects because the file was not completed.
      await finished(this.file.destroy()).catch(() => undefined);
    }
  }

  private writeFragment(moof: Uint8Array, fragment: Fragment): void {
    if (fragment.start !== this.length)
      throw new Error(`Expected a fragment at ${this.length}, got one at ${fragment.start}`);
    const counts = packetCounts(Buffer.from(moof));
    // Audio after the last frame belongs to the fragment before it: hls.js plays audio-only fragments too late.
    const hasPictures = counts.some(({ track }) => track === PICTURES);
    if (hasPictures || this.fragments.length === 0) this.fragments.push(fragment);
    const packets = counts.flatMap(({ track, count }) => this.waiting.get(track)?.splice(0, count) ?? []);
    const size = lengthOf(packets);
    this.waitingLength -= size;
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt32BE(size + HEADER_BYTES, 0);
    header.write('mdat', 4, 'latin1');
    this.write([moof, header, ...packets]);
    this.writing = this.writing.then(() => packets.forEach(freeBytes));
    this.writing.catch(() => undefined);
  }

  private write(parts: Uint8Array[]): void {
    this.length += lengthOf(parts);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.file.cork();
    for (const part of parts.slice(0, -1)) this.file.write(part);
    // Writes complete in order, so the last one completes all.
    this.file.write(parts.at(-1), (error) => (error ? reject(error) : resolve()));
    this.file.uncork();
    this.writing = promise;
    this.writing.catch(() => undefined);
  }
}

/** The video track, which is added to the output first. */
const PICTURES = 1;

/** Size and type of a box. */
const HEADER_BYTES = 8;

/** Returns the number of packets of each track after a `moof` box, in order (ISO/IEC 14496-12 §8.8.6 to §8.8.8). */
function packetCounts(moof: Buffer): { track: number; count: number }[] {
  return boxesIn(moof.subarray(HEADER_BYTES))
    .filter(({ type }) => type === 'traf')
    .map(({ content }) => {
      // In both boxes the value follows the version and flags.
      const second = (name: string) =>
        boxesIn(content)
          .find(({ type }) => type === name)
          ?.content.readUInt32BE(4);
      return { track: second('tfhd') ?? 0, count: second('trun') ?? 0 };
    });
}

function boxesIn(bytes: Buffer): { type: string; content: Buffer }[] {
  const boxes: { type: string; content: Buffer }[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + HEADER_BYTES);
    boxes.push({ type, content: bytes.subarray(at + HEADER_BYTES, end) });
    at = end;
  }
  return boxes;
}

function lengthOf(parts: Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

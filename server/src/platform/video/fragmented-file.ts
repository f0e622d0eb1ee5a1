import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { Mp4OutputFormat, NullTarget, Output } from 'mediabunny';
import { freeBytes } from '#server/platform/common/free-bytes.ts';

/** Where a fragment begins that can be played alone: in the file, and in the video in seconds. */
export interface Fragment {
  start: number;
  timestamp: number;
}

/**
 * A fragmented MP4 file that grows with the packets that are added to its `output`. The library makes the boxes; the
 * packets go from where they were read to the file, and their memory is freed at once. Through the library's own target
 * each byte is copied four times, and the collector lets hundreds of megabytes lie before it looks.
 */
export class FragmentedFile {
  readonly output: Output;
  readonly fragments: Fragment[] = [];
  /** In bytes: of all that is in the file, or on its way there. */
  length = 0;
  /** Of packets that no fragment has yet, in bytes. */
  waitingLength = 0;
  /** Those packets, by the number of their track. */
  private readonly waiting = new Map<number, Uint8Array[]>();
  private readonly file: WriteStream;
  private writing: Promise<void> = Promise.resolve();

  /** @param fragmentSeconds a fragment ends before the first keyframe that comes so long after its beginning. */
  constructor(path: string, fragmentSeconds: number) {
    this.file = createWriteStream(path);
    // It is told to whoever waits for a write.
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
   * Takes the bytes of a packet right before it is added to the output, and for good: they are gone once they are written.
   *
   * @param track its number in the output, from 1, which is that of the pictures.
   */
  take(track: number, bytes: Uint8Array): void {
    const others = this.waiting.get(track);
    if (others) others.push(bytes);
    else this.waiting.set(track, [bytes]);
    this.waitingLength += bytes.length;
  }

  /** Resolves when every fragment so far is in the file; rejects with what the disk failed with. */
  written(): Promise<void> {
    return this.writing;
  }

  /** Ends the file after its last packet. */
  async end(): Promise<void> {
    await this.output.finalize();
    await this.writing;
    await finished(this.file.end());
  }

  /** Gives it up; what is in the file stays. Resolves when it is closed. */
  async abort(): Promise<void> {
    try {
      await this.output.cancel();
    } finally {
      // It rejects, since the file did not come to its end.
      await finished(this.file.destroy()).catch(() => undefined);
    }
  }

  private writeFragment(moof: Uint8Array, fragment: Fragment): void {
    if (fragment.start !== this.length) throw new Error(`A fragment for ${fragment.start} at ${this.length}`);
    const counts = packetCounts(Buffer.from(moof));
    // Sound that outlasts the pictures belongs to those before it: alone, hls.js takes it for later than it is.
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
    // Written in their order: all have come when the last has.
    this.file.write(parts.at(-1), (error) => (error ? reject(error) : resolve()));
    this.file.uncork();
    this.writing = promise;
    this.writing.catch(() => undefined);
  }
}

/** The track that is added to the output first. */
const PICTURES = 1;

/** Of a box: its size and its type. */
const HEADER_BYTES = 8;

/** How many packets of which track follow a `moof` box, in this order (ISO/IEC 14496-12 §8.8.6 to §8.8.8). */
function packetCounts(moof: Buffer): { track: number; count: number }[] {
  return boxesIn(moof.subarray(HEADER_BYTES))
    .filter(({ type }) => type === 'traf')
    .map(({ content }) => {
      // Both begin with their version and flags; what we look for comes next.
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

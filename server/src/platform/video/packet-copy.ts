import { open } from 'node:fs/promises';
import {
  CustomSource,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MP4,
  QTFF,
} from 'mediabunny';
import type { FragmentedFile } from './fragmented-file.ts';
import { isExcessiveFragment } from './index-counts.ts';
import { primaryOf } from './primary-track.ts';
import { VideoFaultError } from './video-fault.ts';

/** Larger than any legitimate index or frame. A larger read is an attempt to exhaust memory. */
const MAX_READ_BYTES = 32 * 1024 * 1024;
/** Maximum data between two keyframes. More fits neither a player's buffer nor the server's memory. */
const MAX_FRAGMENT_BYTES = 48 * 1024 * 1024;

interface CopyOptions {
  /** Aborts the copy, which then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called for each packet with the position in seconds. */
  onProgress: (seconds: number) => void;
}

/**
 * Copies the H.264 video and the AAC audio, if any, of an MP4 or MOV file, so that the earlier of both starts at 0.
 * Only the index and one fragment of the file are in memory. Returns false if the keyframes are too far apart.
 */
export async function copyPackets(
  path: string,
  file: FragmentedFile,
  { signal, onProgress }: CopyOptions,
): Promise<boolean> {
  const input = new Input({ formats: [MP4, QTFF], source: unbufferedSource(path, signal) });
  try {
    const copies = await openCopies(input, file);
    await file.output.start();
    const origin = Math.max(0, await input.getFirstTimestamp(copies.map(({ track }) => track)));
    for (const copy of copies) await copy.begin(origin);
    for (let copy = earliestOf(copies); copy; copy = earliestOf(copies)) {
      signal.throwIfAborted();
      const seconds = await copy.pass(file, origin);
      if (file.waitingLength > MAX_FRAGMENT_BYTES) return false;
      await file.written();
      onProgress(seconds);
    }
    return true;
  } finally {
    input.dispose();
  }
}

/**
 * Reads exactly the requested bytes and caches nothing. The library's own sources retain whole blocks for a single
 * packet. After an abort all reads fail, so that no search through the file continues.
 */
function unbufferedSource(path: string, signal: AbortSignal): CustomSource {
  const opening = open(path);
  // Each read reports the error.
  opening.catch(() => undefined);
  let block = Buffer.alloc(64 * 1024);
  let reading: Promise<unknown> = Promise.resolve();
  return new CustomSource({
    getSize: async () => (await (await opening).stat()).size,
    read(start, end) {
      const length = end - start;
      // Reads run one after the other. The result of a read has been copied before the next read reuses the block.
      const bytes = reading.then(async () => {
        signal.throwIfAborted();
        if (length > MAX_READ_BYTES) throw new Error(`Refused to read ${length} bytes at once`);
        if (length > block.length) block = Buffer.alloc(length);
        const { bytesRead } = await (await opening).read(block, 0, length, start);
        if (bytesRead < length) throw new Error('The file became shorter while it was read');
        const bytes = block.subarray(0, length);
        if (isExcessiveFragment(bytes)) throw new VideoFaultError('UNREADABLE');
        return bytes;
      });
      reading = bytes.catch(() => undefined);
      return bytes;
    },
    maxCacheSize: 0,
    // The last read may still be running.
    dispose: () => reading.then(async () => (await opening).close()).catch(() => undefined),
  });
}

async function openCopies(input: Input, { output }: FragmentedFile): Promise<TrackCopy[]> {
  const video = await primaryOf(await input.getVideoTracks());
  const audio = await primaryOf(await input.getAudioTracks());
  if (!video) throw new Error('No video track');
  const copies = [await TrackCopy.ofVideo(video, output)];
  if (audio) copies.push(await TrackCopy.ofAudio(audio, output));
  return copies;
}

/**
 * Returns the decoder configuration of a track. The library throws a TypeError if the track does not describe itself as
 * its codec requires.
 */
async function metadataOf<Config>(track: { getDecoderConfig(): Promise<Config | null> }) {
  try {
    return { decoderConfig: (await track.getDecoderConfig()) ?? undefined };
  } catch (error) {
    throw error instanceof TypeError ? new VideoFaultError('UNREADABLE', error) : error;
  }
}

function earliestOf(copies: TrackCopy[]): TrackCopy | undefined {
  return copies
    .filter(({ packet }) => packet)
    .reduce<TrackCopy | undefined>(
      (first, copy) =>
        first?.packet && copy.packet && first.packet.timestamp <= copy.packet.timestamp ? first : copy,
      undefined,
    );
}

/** Some files declare keyframes incorrectly. */
const OPTIONS = { verifyKeyPackets: true };

type Add = (packet: EncodedPacket) => Promise<void>;

/** Copies a track into another file, packet by packet. */
class TrackCopy {
  /** The next packet to copy. Null after the last. */
  packet: EncodedPacket | null = null;
  private latest = -Infinity;
  private readonly sink: EncodedPacketSink;

  private constructor(
    readonly track: InputTrack,
    private readonly isVideo: boolean,
    private readonly add: Add,
    private readonly close: () => void,
  ) {
    this.sink = new EncodedPacketSink(track);
  }

  static async ofVideo(track: InputVideoTrack, output: FragmentedFile['output']): Promise<TrackCopy> {
    const source = new EncodedVideoPacketSource('avc');
    output.addVideoTrack(source, { rotation: await track.getRotation(), flip: await track.getFlip() });
    const metadata = await metadataOf(track);
    return new TrackCopy(
      track,
      true,
      (packet) => source.add(packet, metadata),
      () => source.close(),
    );
  }

  static async ofAudio(track: InputAudioTrack, output: FragmentedFile['output']): Promise<TrackCopy> {
    const source = new EncodedAudioPacketSource('aac');
    output.addAudioTrack(source);
    const metadata = await metadataOf(track);
    return new TrackCopy(
      track,
      false,
      (packet) => source.add(packet, metadata),
      () => source.close(),
    );
  }

  /**
   * Seeks to the packet at which decoding must start to show the second `origin`. Parts that the file itself cuts from
   * its beginning lie before 0 and stay there.
   */
  async begin(origin: number): Promise<void> {
    const { sink, isVideo } = this;
    const first = (await sink.getKeyPacket(origin, OPTIONS)) ?? (await sink.getFirstKeyPacket(OPTIONS));
    // Audio also needs the previous packet, which overlaps with the next one.
    const before = !isVideo && first && (await sink.getPacket(first.timestamp - first.duration / 2));
    this.packet = before || first;
  }

  /** Copies one packet and advances to the next. Returns the start of the copied packet in seconds from `origin`. */
  async pass(file: FragmentedFile, origin: number): Promise<number> {
    const { packet, isVideo, latest } = this;
    if (!packet) throw new Error('No packet left');
    const timestamp = packet.timestamp - origin;
    const isLate = timestamp < latest;
    this.latest = Math.max(latest, timestamp);
    // Players cannot use audio that is out of order.
    if (isVideo || !isLate) {
      // Some keyframes are displayed before frames of the previous group. No segment can start there.
      const type = isLate ? 'delta' : packet.type;
      file.take(isVideo ? 1 : 2, packet.data);
      await this.add(packet.clone({ timestamp, type }));
    }
    this.packet = await this.sink.getNextPacket(packet, OPTIONS);
    if (!this.packet) this.close();
    return timestamp;
  }
}

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
import { VideoFaultError } from './video-fault.ts';

/** More than any index of ours or any picture has; what asks for more in one piece is after our memory. */
const MAX_READ_BYTES = 32 * 1024 * 1024;
/** Between two keyframes; what is more fits neither a player's buffer nor our memory. */
const MAX_FRAGMENT_BYTES = 48 * 1024 * 1024;

interface CopyOptions {
  /** Ends the work, which then rejects with its reason. */
  signal: AbortSignal;
  /** Told with each packet how far it is, in seconds. */
  onProgress: (seconds: number) => void;
}

/**
 * Copies the H.264 and the AAC or no sound of an MP4 or MOV file, so that the earlier of both begins at 0. Of the file,
 * only its index and one fragment are in memory. Returns false when its keyframes are too far apart to be cut there.
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
 * Reads exactly what it is asked for and keeps nothing: the library's own sources hold on to whole blocks for the sake of
 * one packet in them. It reads nothing more after the signal, so that no search through a whole file goes on.
 */
function unbufferedSource(path: string, signal: AbortSignal): CustomSource {
  const opening = open(path);
  // Whoever reads is told.
  opening.catch(() => undefined);
  let block = Buffer.alloc(64 * 1024);
  let reading: Promise<unknown> = Promise.resolve();
  return new CustomSource({
    getSize: async () => (await (await opening).stat()).size,
    read(start, end) {
      const length = end - start;
      // One after the other: what a read gave has been copied when the next one begins.
      const bytes = reading.then(async () => {
        signal.throwIfAborted();
        if (length > MAX_READ_BYTES) throw new Error(`A part of ${length} bytes`);
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
    // The last read may still be under way.
    dispose: () => reading.then(async () => (await opening).close()).catch(() => undefined),
  });
}

async function openCopies(input: Input, { output }: FragmentedFile): Promise<TrackCopy[]> {
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video) throw new Error('No video track');
  const copies = [await TrackCopy.ofVideo(video, output)];
  if (audio) copies.push(await TrackCopy.ofAudio(audio, output));
  return copies;
}

/** What a decoder has to know of a track. The library throws a TypeError at one that does not describe itself as its codec asks. */
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

/** Not every file tells truly which of its packets are keyframes. */
const OPTIONS = { verifyKeyPackets: true };

type Add = (packet: EncodedPacket) => Promise<void>;

/** A track on its way into another file, packet by packet. */
class TrackCopy {
  /** The one that is to be passed on next; null after the last. */
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
   * Goes to the packet with which decoding has to begin so that the second `origin` can be shown. What is cut away at the
   * beginning by the file's own word lies before 0, and stays so.
   */
  async begin(origin: number): Promise<void> {
    const { sink, isVideo } = this;
    const first = (await sink.getKeyPacket(origin, OPTIONS)) ?? (await sink.getFirstKeyPacket(OPTIONS));
    // Sound needs the packet before, whose end sounds into the next.
    const before = !isVideo && first && (await sink.getPacket(first.timestamp - first.duration / 2));
    this.packet = before || first;
  }

  /** Passes one packet on and goes to the next. Returns when it begins, in seconds from `origin`. */
  async pass(file: FragmentedFile, origin: number): Promise<number> {
    const { packet, isVideo, latest } = this;
    if (!packet) throw new Error('There is no packet left');
    const timestamp = packet.timestamp - origin;
    const isLate = timestamp < latest;
    this.latest = Math.max(latest, timestamp);
    // No player could do anything with sound from before.
    if (isVideo || !isLate) {
      // Some files have keyframes that are shown before others of the group before: nothing can begin there.
      const type = isLate ? 'delta' : packet.type;
      file.take(isVideo ? 1 : 2, packet.data);
      await this.add(packet.clone({ timestamp, type }));
    }
    this.packet = await this.sink.getNextPacket(packet, OPTIONS);
    if (!this.packet) this.close();
    return timestamp;
  }
}

import {
  CustomSource,
  EncodedPacketSink,
  Input,
  Logging,
  LogLevel,
  MP4,
  QTFF,
  type AudioCodec,
  type VideoCodec,
  WEBM,
} from 'mediabunny';
import { limits } from '#shared/limits.ts';
import type { VideoFault } from '#shared/video-faults.ts';
import { ExcessiveIndex, requireSaneIndex } from './index-counts.ts';
import type { ReadBytes } from './iso-boxes.ts';
import { isTruncated } from './truncated.ts';

/** What is known of a video without decoding it. */
export interface VideoFacts {
  contentType: string;
  durationSeconds: number;
  /** As shown: after rotation, in square pixels. */
  width: number;
  height: number;
  codec: VideoCodec;
  /** Of the first sound track, null without one; undefined when it is in a codec nobody knows. */
  audioCodec: AudioCodec | null | undefined;
  /** Pictures in a second, on average. */
  frameRate: number;
}

/** What became of a probe; the words of `error` are for the log. */
export type Verdict = { facts: VideoFacts } | { fault: VideoFault; error: string };

/** Playlists (HLS) are missing on purpose: reading one means following the addresses in it. */
const CONTAINERS = [MP4, QTFF, WEBM];

/** What at least two of the big browsers play in these containers. */
const CODECS: readonly VideoCodec[] = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];

/** Enough to tell 60 pictures in a second from 240. */
const PACKETS_FOR_FRAME_RATE = 120;

/** The index of a ten-hour video takes about 15 MB; more than this in one piece is an attack on our memory. */
const MAX_READ_BYTES = 32 * 1024 * 1024;

// It prints what it thinks of a file; here that is an answer to the uploader, not a fault of the server.
Logging.level = LogLevel.Silent;

/**
 * Judges a file of `size` bytes by its index and its last frame; one whose index tells no duration (recorded live) is read
 * through, in pieces. A file can be made so that this never ends or takes all memory there is: call it where neither hurts.
 */
export async function probeFacts(readBytes: ReadBytes, size: number): Promise<Verdict> {
  const read: ReadBytes = (start, end) => {
    if (end - start > MAX_READ_BYTES) throw new Error(`An index of ${end - start} bytes`);
    return readBytes(start, end);
  };
  const source = new CustomSource({
    getSize: () => size,
    read,
    prefetchProfile: 'network',
    // A read ahead that nobody waits for; if its bytes are needed, the next read fails and is waited for.
    handleUnhandledError: () => undefined,
  });
  const input = new Input({ formats: CONTAINERS, source });
  try {
    await requireSaneIndex(read, size, MAX_READ_BYTES);
    return await readVerdict(input);
  } catch (error) {
    if (error instanceof ExcessiveIndex) return { fault: 'UNREADABLE', error: error.message };
    return { fault: await faultOf(read, size), error: String(error) };
  } finally {
    input.dispose();
  }
}

/** Why a file cannot be read through: it ends before its end, or it never was a video. */
async function faultOf(read: ReadBytes, size: number): Promise<VideoFault> {
  if (size === 0) return 'EMPTY';
  return (await isTruncated(read, size)) ? 'TRUNCATED' : 'NOT_A_VIDEO';
}

const refused = (fault: VideoFault): Verdict => ({ fault, error: fault });

async function readVerdict(input: Input): Promise<Verdict> {
  const format = await input.getFormat();
  const track = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!track && audio) return refused('NO_PICTURE');
  if (!track) throw new Error('No video track');
  const codec = await track.getCodec();
  if (!codec || !CODECS.includes(codec)) return refused('UNKNOWN_CODEC');
  const lastFrame = await new EncodedPacketSink(track).getPacket(Infinity);
  if (!lastFrame) return refused('TRUNCATED');

  const durationSeconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  if (!(durationSeconds > 0)) throw new Error('No duration');
  if (durationSeconds > limits.videoHours * 3600) return refused('TOO_LONG');
  const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()]);
  const { averagePacketRate } = await track.computePacketStats(PACKETS_FOR_FRAME_RATE);
  return {
    facts: {
      contentType: format.mimeType,
      durationSeconds,
      width,
      height,
      codec,
      audioCodec: audio && ((await audio.getCodec()) ?? undefined),
      frameRate: averagePacketRate,
    },
  };
}

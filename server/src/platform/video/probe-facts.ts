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

/** The properties of a video that are known without decoding it. */
export interface VideoFacts {
  contentType: string;
  durationSeconds: number;
  /** As displayed: after rotation, in square pixels. */
  width: number;
  height: number;
  codec: VideoCodec;
  /** Codec of the first audio track. Null without audio, undefined for an unknown codec. */
  audioCodec: AudioCodec | null | undefined;
  /** Average frames per second. */
  frameRate: number;
}

/** The result of a probe. `error` is for the log. */
export type Verdict = { facts: VideoFacts } | { fault: VideoFault; error: string };

/** HLS is left out on purpose: reading a playlist means following its URLs. */
const CONTAINERS = [MP4, QTFF, WEBM];

/** Codecs that at least two major browsers play in these containers. */
const CODECS: readonly VideoCodec[] = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];

/** Enough to distinguish 60 frames per second from 240. */
const PACKETS_FOR_FRAME_RATE = 120;

/** The index of a ten-hour video takes about 15 MB. A larger read is an attempt to exhaust memory. */
const MAX_READ_BYTES = 32 * 1024 * 1024;

// The library logs problems of a file. Here they go to the uploader and are no fault of the server.
Logging.level = LogLevel.Silent;

/**
 * Examines a file of `size` bytes by its index and its last frame. A live recording, whose index has no duration, is
 * read completely, in pieces. Malicious files can make this run forever or exhaust the memory, so call it only in a
 * process with limits.
 */
export async function probeFacts(readBytes: ReadBytes, size: number): Promise<Verdict> {
  const read: ReadBytes = (start, end) => {
    if (end - start > MAX_READ_BYTES) throw new Error(`Refused to read ${end - start} bytes at once`);
    return readBytes(start, end);
  };
  const source = new CustomSource({
    getSize: () => size,
    read,
    prefetchProfile: 'network',
    // A failed read-ahead is ignored. If its bytes are needed, the next read reports the error.
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

/** Returns why a file is unreadable: it is empty, truncated or not a video. */
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

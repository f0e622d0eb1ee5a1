import {
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputFormat,
  type InputTrack,
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
import { primaryOf } from './primary-track.ts';
import { isTruncated } from './truncated.ts';

/** The properties of a video that are known without decoding it. */
export interface VideoFacts {
  contentType: string;
  /** From the first start to the last end of what is shown and heard. */
  durationSeconds: number;
  /** As displayed: after rotation, in square pixels. */
  width: number;
  height: number;
  codec: VideoCodec;
  /** Codec of the audio track. Null without audio, undefined for an unknown codec. */
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

/** A WebM file that lost more than this still plays, but not as a lecture. */
const MISSING_SHARE = 0.1;
const MISSING_SECONDS = 2;

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
    return await readVerdict(input, () => isTruncated(read, size));
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

async function readVerdict(input: Input, isCut: () => Promise<boolean>): Promise<Verdict> {
  const format = await input.getFormat();
  const track = await primaryOf(await input.getVideoTracks());
  const audio = await primaryOf(await input.getAudioTracks());
  if (!track && audio) return refused('NO_PICTURE');
  if (!track) throw new Error('No video track');
  const codec = await track.getCodec();
  if (!codec || !CODECS.includes(codec)) return refused('UNKNOWN_CODEC');
  const end = await endOf(track);
  if (end === null) {
    return refused((await hasPackets(track)) || (await isCut()) ? 'TRUNCATED' : 'NO_PICTURE');
  }

  const durationSeconds = await durationOf(input, audio ? [track, audio] : [track], end, isCut);
  if (durationSeconds === null) return refused('TRUNCATED');
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
      audioCodec: audio ? ((await audio.getCodec()) ?? undefined) : null,
      frameRate: averagePacketRate,
    },
  };
}

/** Returns when the last packet of a track ends, in seconds. Reads its bytes, which a truncated file does not have. */
async function endOf(track: InputTrack): Promise<number | null> {
  const last = await new EncodedPacketSink(track).getPacket(Infinity);
  return last && last.timestamp + last.duration;
}

/** Whether the index has packets, which may lie beyond the end of the file. */
async function hasPackets(track: InputTrack): Promise<boolean> {
  return (await new EncodedPacketSink(track).getPacket(Infinity, { metadataOnly: true })) !== null;
}

/**
 * Returns the seconds from the first start to the last end of these tracks, or null if the file has lost its end.
 * Recordings of a broadcast begin at its time and not at 0. What a file cuts from its beginning lies before 0.
 *
 * @param picturesEnd the end of the first track
 */
async function durationOf(
  input: Input,
  tracks: InputTrack[],
  picturesEnd: number,
  isCut: () => Promise<boolean>,
): Promise<number | null> {
  const start = Math.max(0, await input.getFirstTimestamp(tracks));
  const ends = await Promise.all(tracks.slice(1).map(endOf));
  const end = Math.max(picturesEnd, ...ends.map((each) => each ?? 0));
  // Matroska does not tell how long the last picture stays, but where the file ends.
  const told = isMatroska(await input.getFormat()) ? ((await input.getDurationFromMetadata()) ?? 0) : 0;
  if (told <= end) return rounded(end - start);
  if (!(await isCut())) return rounded(told - start);
  return told - end > Math.max(MISSING_SECONDS, MISSING_SHARE * told) ? null : rounded(end - start);
}

function isMatroska(format: InputFormat): boolean {
  return format === WEBM;
}

/** Rounds to microseconds. */
const rounded = (seconds: number): number => Math.round(seconds * 1e6) / 1e6;

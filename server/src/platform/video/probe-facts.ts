import {
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputFormat,
  type InputTrack,
  Logging,
  LogLevel,
  type MediaCodec,
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
import { isProtected, PROTECTED } from './protected-video.ts';
import { isTruncated, losesTooMuch } from './truncated.ts';

/** The properties of a video that are known without decoding it. */
export interface VideoFacts {
  contentType: string;
  /** From the first start to the last end of what is shown and heard. */
  durationSeconds: number;
  /** As displayed: after rotation, in square pixels. */
  width: number;
  height: number;
  /** Null for a codec that browsers do not play. */
  codec: VideoCodec | null;
  /** Codec of the audio track. Null without audio, undefined for a codec that browsers do not play. */
  audioCodec: AudioCodec | null | undefined;
  /** Names of the codecs that browsers do not play, as in the file. Empty in a container that they do not play. */
  unplayedCodecs: readonly string[];
  /** Average frames per second. */
  frameRate: number;
}

/** The result of a probe. `error` is for the log. */
export type Verdict = { facts: VideoFacts } | { fault: VideoFault; error: string };

/** HLS is left out on purpose: reading a playlist means following its URLs. */
const CONTAINERS = [MP4, QTFF, WEBM];

/** Codecs that at least two major browsers play in these containers. */
const PICTURE_CODECS: readonly VideoCodec[] = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];
const SOUND_CODECS: readonly AudioCodec[] = [
  ...(['aac', 'mp3', 'opus', 'vorbis', 'flac', 'ulaw', 'alaw', 'pcm-u8', 'pcm-s16', 'pcm-s16be'] as const),
  ...(['pcm-s24', 'pcm-s24be', 'pcm-s32', 'pcm-f32'] as const),
];

/** Names have four characters in MP4 and MOV. */
const MAX_NAME_LENGTH = 40;

/** MP3 in MOV, which the library knows by its name in MP4 only. */
const QUICKTIME_MP3 = '.mp3';

/** Enough to distinguish 60 frames per second from 240. */
const PACKETS_FOR_FRAME_RATE = 120;

/** The index of a ten-hour video takes about 15 MB. A larger read is an attempt to exhaust memory. */
const MAX_READ_BYTES = 32 * 1024 * 1024;

/** An uncompressed 4K picture with 16 bits for red, green, blue and transparency has 71 MB. */
const MAX_PICTURE_BYTES = 80 * 1024 * 1024;

// The library logs problems of a file. Here they go to the uploader and are no fault of the server.
Logging.level = LogLevel.Silent;

/**
 * Examines a file of `size` bytes by its index and its last frame. A live recording, whose index has no duration, is
 * read completely, in pieces. Malicious files can make this run forever or exhaust the memory, so call it only in a
 * process with limits.
 */
export async function probeFacts(readBytes: ReadBytes, size: number): Promise<Verdict> {
  let maxBytes = MAX_READ_BYTES;
  const read: ReadBytes = async (start, end) => {
    if (end - start > maxBytes) throw new Error(`Refused to read ${end - start} bytes at once`);
    const pieces: Uint8Array[] = [];
    for (let at = start; at < end; at += MAX_READ_BYTES) {
      pieces.push(await readBytes(at, Math.min(end, at + MAX_READ_BYTES)));
    }
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
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
    return await readVerdict(input, {
      isCut: () => isTruncated(read, size),
      expectLargePictures: () => {
        maxBytes = MAX_PICTURE_BYTES;
      },
    });
  } catch (error) {
    if (error instanceof ExcessiveIndex) return { fault: 'UNREADABLE', error: error.message };
    return { fault: await faultOf(read, size), error: String(error) };
  } finally {
    input.dispose();
  }
}

/** Returns why a file is unreadable: it is empty, protected, truncated or not a video. */
async function faultOf(read: ReadBytes, size: number): Promise<VideoFault> {
  if (size === 0) return 'EMPTY';
  if (await isProtected(read, size, MAX_READ_BYTES)) return 'PROTECTED';
  return (await isTruncated(read, size)) ? 'TRUNCATED' : 'NOT_A_VIDEO';
}

/** What a file offers beside its tracks. */
interface FileChecks {
  isCut: () => Promise<boolean>;
  /** Permits reading pictures of codecs for editing, once the index is read. */
  expectLargePictures: () => void;
}

const refused = (fault: VideoFault): Verdict => ({ fault, error: fault });

async function readVerdict(input: Input, file: FileChecks): Promise<Verdict> {
  const format = await input.getFormat();
  const track = await primaryOf(await input.getVideoTracks());
  const audio = await primaryOf(await input.getAudioTracks());
  if (!track && audio) return refused('NO_PICTURE');
  if (!track) throw new Error('No video track');
  const tracks = audio ? [track, audio] : [track];
  if ((await Promise.all(tracks.map(isProtectedTrack))).includes(true)) return refused('PROTECTED');
  const codec = await playedCodecOf(track, PICTURE_CODECS);
  const audioCodec = audio ? ((await playedCodecOf(audio, SOUND_CODECS)) ?? undefined) : null;
  const unplayed = [...(codec ? [] : [track]), ...(audio && !audioCodec ? [audio] : [])];
  if (!codec) file.expectLargePictures();
  const end = await endOf(track);
  if (end === null) {
    return refused((await hasPackets(track)) || (await file.isCut()) ? 'TRUNCATED' : 'NO_PICTURE');
  }

  const durationSeconds = await durationOf(input, tracks, end, file.isCut);
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
      audioCodec,
      unplayedCodecs: await Promise.all(unplayed.map(nameOfCodec)),
      frameRate: averagePacketRate,
    },
  };
}

/** Returns the codec of a track, or null for one that is not in the list. */
async function playedCodecOf<Codec extends MediaCodec>(
  track: InputTrack,
  played: readonly Codec[],
): Promise<Codec | null> {
  const codec = (await track.getInternalCodecId()) === QUICKTIME_MP3 ? 'mp3' : await track.getCodec();
  return played.find((each) => each === codec) ?? null;
}

async function isProtectedTrack(track: InputTrack): Promise<boolean> {
  const name = await track.getInternalCodecId();
  return typeof name === 'string' && PROTECTED.includes(name);
}

/** Returns the name of a codec in the file, such as `apch`, without characters that a media type cannot have. */
async function nameOfCodec(track: InputTrack): Promise<string> {
  const name = await track.getInternalCodecId();
  const letters = typeof name === 'string' ? name.replaceAll(/[^\w./-]/g, '') : '';
  return letters.slice(0, MAX_NAME_LENGTH) || 'unknown';
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
  return losesTooMuch(told, end) ? null : rounded(end - start);
}

function isMatroska(format: InputFormat): boolean {
  return format === WEBM;
}

/** Rounds to microseconds. */
const rounded = (seconds: number): number => Math.round(seconds * 1e6) / 1e6;

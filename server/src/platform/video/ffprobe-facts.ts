import { open } from 'node:fs/promises';
import { limits } from '#shared/limits.ts';
import { videoTypes } from '#shared/video-header.ts';
import { runFfmpeg } from './ffmpeg-process.ts';
import type { VideoFacts } from './probe-facts.ts';
import {
  inputArguments,
  requiredPictures,
  sourceStreams,
  type Pictures,
  type SourceStreams,
} from './source-streams.ts';
import { AVI_HEADER_BYTES, isTruncated, losesTooMuch, promisedByAvi } from './truncated.ts';
import { timeLimitFor, type VideoSource } from './video-engine.ts';
import { VideoFaultError } from './video-fault.ts';

type File = Pick<VideoSource, 'path' | 'container'>;

/** Reading the packets of a file of twelve hours takes minutes on a slow disk. Nothing is decoded. */
const LIMITS = { seconds: timeLimitFor(60), memoryBytes: 2 * 1024 ** 3, fileBytes: 0 };

/** Times of the packets of a stream in seconds. */
interface Times {
  first: number;
  /** When the last packet starts, and when it ends. */
  last: number;
  end: number;
  count: number;
}

/**
 * Examines a video in a container that only ffmpeg reads. Its index may be missing or wrong, so all packets are read. Throws
 * a VideoFaultError with the problem of the video.
 *
 * @param ffprobe absolute path of the program
 */
export async function ffprobeFacts(ffprobe: string, file: File, signal: AbortSignal): Promise<VideoFacts> {
  const streams = await sourceStreams(ffprobe, file, signal);
  const pictures = requiredPictures(streams);
  const { sound } = streams;
  const times = await timesOf(ffprobe, file, signal);
  const shown = times.get(pictures.index);
  if (!shown) throw new VideoFaultError('NO_PICTURE');
  const heard = sound ? times.get(sound.index) : undefined;
  const durationSeconds = await lengthOf(file, streams, heard ? [shown, heard] : [shown]);
  if (!(durationSeconds > 0)) throw new VideoFaultError('DAMAGED');
  if (durationSeconds > limits.videoHours * 3600) throw new VideoFaultError('TOO_LONG');
  const { first, last, count } = shown;
  return {
    contentType: videoTypes[file.container],
    durationSeconds,
    ...sizeOf(pictures),
    codec: null,
    unplayedCodecs: [],
    audioCodec: sound ? undefined : null,
    frameRate: last > first ? (count - 1) / (last - first) : 1 / durationSeconds,
  };
}

async function timesOf(ffprobe: string, file: File, signal: AbortSignal): Promise<Map<number, Times>> {
  const times = new Map<number, Times>();
  await runFfmpeg({
    ffmpeg: ffprobe,
    arguments: [
      ...['-v', 'error', '-threads', '1', '-of', 'csv=p=0'],
      ...['-show_entries', 'packet=stream_index,pts_time,dts_time,duration_time'],
      ...inputArguments(file),
    ],
    limits: LIMITS,
    signal,
    onLine: (line) => {
      const [index = NaN, shown, decoded, duration = 0] = line.split(',').map(Number.parseFloat);
      const start = Number.isNaN(shown) ? decoded : shown;
      if (start === undefined || Number.isNaN(start)) return;
      const end = start + (duration || 0);
      const known = times.get(index) ?? { first: start, last: start, end, count: 0 };
      times.set(index, {
        first: Math.min(known.first, start),
        last: Math.max(known.last, start),
        end: Math.max(known.end, end),
        count: known.count + 1,
      });
    },
  });
  return times;
}

/** Returns the seconds from the first start to the last end of the chosen streams. Throws TRUNCATED. */
async function lengthOf(file: File, { promised, count }: SourceStreams, times: Times[]): Promise<number> {
  const start = Math.min(...times.map(({ first }) => first));
  const end = Math.max(...times.map((each) => each.end));
  const { isCut, told } = await completenessOf(file.path);
  if (isCut && losesTooMuch(Math.max(promised, told), end)) throw new VideoFaultError('TRUNCATED');
  // Matroska does not tell how long the last picture stays, but where the file ends. Subtitles may end later.
  const isHeld = file.container === 'mkv' && !isCut && count === times.length;
  return Math.max(end, isHeld ? promised : 0) - start;
}

/** Returns whether a file is truncated, and the seconds that its header tells, if they are not in the index. */
async function completenessOf(path: string): Promise<{ isCut: boolean; told: number }> {
  const file = await open(path);
  try {
    const read = async (start: number, end: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
      return buffer.subarray(0, bytesRead);
    };
    const isCut = await isTruncated(read, (await file.stat()).size);
    return { isCut, told: promisedByAvi(await read(0, AVI_HEADER_BYTES)) };
  } finally {
    await file.close();
  }
}

/** The size as displayed, in square pixels. Neither side is smaller than it is stored. */
function sizeOf({ width, height, aspect, rotation }: Pictures): { width: number; height: number } {
  const wide = Math.round(width * Math.max(1, aspect));
  const high = Math.round(height / Math.min(1, aspect));
  return rotation % 180 === 0 ? { width: wide, height: high } : { width: high, height: wide };
}

import type { VideoExtension } from '#shared/video-header.ts';
import { runFfmpeg } from './ffmpeg-process.ts';
import { VideoFaultError } from './video-fault.ts';
import type { VideoSource } from './video-engine.ts';

/** Demuxers by container. With a fixed demuxer, ffmpeg never reads a file as a playlist or a script. */
const DEMUXERS: Readonly<Record<VideoExtension, string>> = {
  mp4: 'mov',
  mov: 'mov',
  webm: 'matroska',
  mkv: 'matroska',
  avi: 'avi',
  ts: 'mpegts',
  flv: 'flv',
  wmv: 'asf',
  mpg: 'mpeg',
};

/** Reading the index of a file. A longer run means a malicious file. */
const LIMITS = { seconds: 120, memoryBytes: 2 * 1024 ** 3, fileBytes: 0 };
const MAX_OUTPUT = 4 * 1024 ** 2;

/** What ffprobe knows about the pictures of a video. Undefined for what the file does not tell. */
export interface Pictures {
  /** Index of the stream in the file. */
  index: number;
  /** Seconds from the start of the file, as ffmpeg counts them, to the first picture. */
  start: number;
  codec: string;
  pixelFormat: string;
  /** As stored: before rotation. */
  width: number;
  height: number;
  /** Width of a pixel by its height. */
  aspect: number;
  /** Degrees by which the picture is turned. */
  rotation: number;
  matrix?: string | undefined;
  primaries?: string | undefined;
  transfer?: string | undefined;
  range?: string | undefined;
}

/** The streams of a video that a browser would play. */
export interface SourceStreams {
  pictures: Pictures | null;
  sound: { index: number; start: number; codec: string } | null;
  /** The earlier start of both. */
  start: number;
  /** Number of all streams, also of those that are not played, such as subtitles. */
  count: number;
  /** Whether there are pictures, and sound, whose codec this ffmpeg does not know. */
  hasUnknownPictures: boolean;
  hasUnknownSound: boolean;
  /** Seconds that the index promises, from 0 or from the start. */
  promised: number;
}

interface ProbedStream {
  index: number;
  codec_type?: string;
  codec_name?: string;
  start_time?: string;
  pix_fmt?: string;
  width?: number;
  height?: number;
  sample_aspect_ratio?: string;
  duration?: string;
  side_data_list?: { rotation?: number }[];
  color_space?: string;
  color_primaries?: string;
  color_transfer?: string;
  color_range?: string;
  disposition?: { default?: number; attached_pic?: number; timed_thumbnails?: number };
}

/** Arguments that make ffmpeg or ffprobe read a video and no other file. */
export function inputArguments({ path, container }: Pick<VideoSource, 'path' | 'container'>): string[] {
  // A path that starts with a dash or a protocol name would be misinterpreted.
  return ['-protocol_whitelist', 'file,pipe', '-f', DEMUXERS[container], '-i', `file:${path}`];
}

/**
 * Returns the streams of a video that a browser would play: of each kind the first that is marked as the default, or
 * else the first. Throws VideoFaultError if the file cannot be read
 * or has thousands of streams.
 *
 * @param ffprobe absolute path of the program
 */
export async function sourceStreams(
  ffprobe: string,
  source: Pick<VideoSource, 'path' | 'container'>,
  signal: AbortSignal,
): Promise<SourceStreams> {
  const fields =
    'index,codec_type,codec_name,start_time,duration,pix_fmt,width,height,sample_aspect_ratio,color_space,color_primaries,color_transfer,color_range';
  const entries = `stream=${fields}:stream_disposition=default,attached_pic,timed_thumbnails:stream_side_data=rotation:format=start_time,duration`;
  let output = '';
  await runFfmpeg({
    ffmpeg: ffprobe,
    arguments: [
      ...['-v', 'error', '-threads', '1', '-of', 'json', '-show_entries', entries],
      ...inputArguments(source),
    ],
    limits: LIMITS,
    signal,
    onLine: (line) => {
      if (output.length < MAX_OUTPUT) output += `${line}\n`;
    },
  });
  if (output.length >= MAX_OUTPUT) throw new VideoFaultError('UNREADABLE');
  // ffprobe wrote it with the fields that were asked for.
  const { streams = [], format } = JSON.parse(output) as {
    streams?: ProbedStream[];
    format?: { start_time?: string; duration?: string };
  };
  const promised = [format?.duration, ...streams.map(({ duration }) => duration)].map(
    (each) => secondsOf(each) ?? 0,
  );
  return { ...choose(streams, secondsOf(format?.start_time) ?? 0), promised: Math.max(...promised) };
}

/** Returns the pictures of a video. Throws a VideoFaultError if this ffmpeg does not know their codec or there are none. */
export function requiredPictures({ pictures, hasUnknownPictures }: SourceStreams): Pictures {
  if (pictures) return pictures;
  throw new VideoFaultError(hasUnknownPictures ? 'UNKNOWN_CODEC' : 'NO_PICTURE');
}

function choose(streams: ProbedStream[], fileStart: number): Omit<SourceStreams, 'promised'> {
  const known = streams.filter(
    ({ codec_name: codec, disposition }) =>
      codec !== undefined && codec !== 'none' && !disposition?.attached_pic && !disposition?.timed_thumbnails,
  );
  const primary = (type: string) => {
    const all = known.filter(({ codec_type: each }) => each === type);
    return all.find(({ disposition }) => disposition?.default === 1) ?? all[0];
  };
  const startOf = (stream: ProbedStream) => (secondsOf(stream.start_time) ?? fileStart) - fileStart;
  const [video, audio] = [primary('video'), primary('audio')];
  const pictures = video ? picturesOf(video, startOf(video)) : null;
  const sound = audio ? { index: audio.index, start: startOf(audio), codec: audio.codec_name ?? '' } : null;
  const starts = [pictures, sound].flatMap((each) => (each ? [each.start] : []));
  const hasUnknown = (type: string) =>
    streams.some(
      ({ codec_type: each, codec_name: codec }) => each === type && (codec === undefined || codec === 'none'),
    );
  return {
    pictures,
    sound,
    start: starts.length > 0 ? Math.min(...starts) : 0,
    count: streams.length,
    hasUnknownPictures: hasUnknown('video'),
    hasUnknownSound: hasUnknown('audio'),
  };
}

function picturesOf(video: ProbedStream, start: number): Pictures {
  return {
    index: video.index,
    start,
    codec: video.codec_name ?? '',
    pixelFormat: video.pix_fmt ?? '',
    width: video.width ?? 0,
    height: video.height ?? 0,
    aspect: ratioOf(video.sample_aspect_ratio),
    rotation: video.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0,
    matrix: told(video.color_space),
    primaries: told(video.color_primaries),
    transfer: told(video.color_transfer),
    range: told(video.color_range),
  };
}

function secondsOf(text: string | undefined): number | undefined {
  const seconds = Number.parseFloat(text ?? '');
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** Returns a ratio such as `16:15` as a number, and 1 for what is not told. */
function ratioOf(text = ''): number {
  const [one = 0, other = 0] = text.split(':').map(Number);
  return one > 0 && other > 0 ? one / other : 1;
}

function told(value: string | undefined): string | undefined {
  return value === 'unknown' || value === 'reserved' ? undefined : value;
}

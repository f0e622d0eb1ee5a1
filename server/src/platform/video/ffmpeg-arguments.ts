import { join } from 'node:path';
import type { Rendition, StoryboardPlan } from './ladder.ts';
import type { VideoSource } from './video-engine.ts';

/** Files that a run writes in addition to the playlists and renditions. */
export const POSTER_FILE = 'poster.jpg';
export const STORYBOARD_FILE = 'storyboard.jpg';

/** Every rendition has keyframes at this interval, so that players can switch between them. */
const SEGMENT_SECONDS = 4;

/** Higher rates are reduced. They double the work without a visible gain for lectures. */
export const MAX_FRAME_RATE = 60;

/**
 * Lectures are recorded with many microphones. AES TD1008 and podcasts use -16 LUFS (EBU R128) for speech on phones and
 * laptops, where television's -23 is too quiet. A single pass also evens out a speaker who turns away.
 */
const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11';

/** The most representative of this many frames becomes the poster, to avoid black starts and fades. */
const POSTER_CANDIDATES = 12;
const POSTER_WIDTH = 1280;

/** Demuxers by container. With a fixed demuxer, ffmpeg never reads a file as a playlist or a script. */
const DEMUXERS = { mp4: 'mov', mov: 'mov', webm: 'matroska' } as const satisfies Record<
  VideoSource['container'],
  string
>;

/** The input and output of one run. */
export interface LadderJob {
  source: VideoSource;
  /** Absolute path of the output folder. */
  folder: string;
  ladder: Rendition[];
  storyboard: StoryboardPlan;
  /** Preset of the encoder, from `ultrafast` to `veryslow`. */
  preset: string;
  threads: number;
}

/** Returns the arguments for one ffmpeg run that decodes a video once and creates all output. */
export function ladderArguments(job: LadderJob): string[] {
  const { source, folder, ladder } = job;
  const hasAudio = source.facts.audioCodec !== null;
  return [
    ...['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'error', '-y', '-progress', 'pipe:1'],
    ...['-filter_threads', '1', '-filter_complex_threads', String(job.threads)],
    ...['-protocol_whitelist', 'file,pipe', '-f', DEMUXERS[source.container]],
    // A path that starts with a dash or a protocol name would be misinterpreted.
    ...['-i', `file:${source.path}`],
    ...['-filter_complex', filters(job, hasAudio)],
    ...ladder.flatMap((_, index) => ['-map', `[v${index}]`, ...(hasAudio ? ['-map', `[a${index}]`] : [])]),
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      job.preset,
      '-profile:v',
      'high',
      '-crf',
      '22',
      '-threads',
      String(job.threads),
    ],
    ...ladder.flatMap(({ maxBitrate }, index) => [
      ...[`-maxrate:v:${index}`, String(maxBitrate)],
      ...[`-bufsize:v:${index}`, String(2 * maxBitrate)],
    ]),
    // Keyframes are at the same times in every rendition, whatever the frame rate, and nowhere else.
    ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`, '-sc_threshold', '0'],
    ...['-g', String(SEGMENT_SECONDS * MAX_FRAME_RATE), '-fps_mode', 'vfr'],
    ...(hasAudio ? ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'] : []),
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file+independent_segments'],
    // With B-frames, decoding times precede presentation times. Without negative offsets the whole stream would be
    // delayed, and captions and positions refer to the times of the original. Edit lists are not needed this way, and
    // not every browser reads them.
    ...['-avoid_negative_ts', 'disabled', '-hls_segment_options', 'movflags=+negative_cts_offsets'],
    ...['-hls_segment_filename', join(folder, '%v.mp4')],
    ...['-var_stream_map', ladder.map(({ name }, index) => variant(name, index, hasAudio)).join(' ')],
    join(folder, '%v.m3u8'),
    ...['-map', '[poster]', '-frames:v', '1', '-q:v', '3', '-f', 'image2', join(folder, POSTER_FILE)],
    ...['-map', '[tiles]', '-frames:v', '1', '-q:v', '5', '-f', 'image2', join(folder, STORYBOARD_FILE)],
  ];
}

function variant(name: string, index: number, hasAudio: boolean): string {
  return [`v:${index}`, ...(hasAudio ? [`a:${index}`] : []), `name:${name}`].join(',');
}

function filters({ source, ladder, storyboard }: LadderJob, hasAudio: boolean): string {
  const { durationSeconds, frameRate, width } = source.facts;
  const limited = frameRate > MAX_FRAME_RATE + 1 ? `fps=${MAX_FRAME_RATE},` : '';
  const branches = ladder.map((_, index) => `[s${index}]`).join('');
  const posterWidth = 2 * Math.floor(Math.min(width, POSTER_WIDTH) / 2);
  const [best] = ladder;
  const posterHeight = best ? 2 * Math.round((posterWidth * best.height) / best.width / 2) : -2;
  const { tileWidth, tileHeight, columns, rows, intervalSeconds } = storyboard;
  const graph = [
    // `V` excludes cover images, which some files carry as a second video.
    `[0:V:0]${limited}split=${ladder.length + 2}${branches}[forPoster][forTiles]`,
    ...ladder.map(
      ({ width, height }, index) =>
        `[s${index}]scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p[v${index}]`,
    ),
    `[forPoster]fps=${POSTER_CANDIDATES}/${durationSeconds},scale=${posterWidth}:${posterHeight},setsar=1,thumbnail=${POSTER_CANDIDATES},format=yuvj420p[poster]`,
    `[forTiles]fps=1/${intervalSeconds}:start_time=0,scale=${tileWidth}:${tileHeight},setsar=1,tile=${columns}x${rows},format=yuvj420p[tiles]`,
  ];
  if (!hasAudio) return graph.join(';');
  const audios = ladder.map((_, index) => `[a${index}]`).join('');
  // loudnorm outputs 192 kHz. Gaps and a missing start are filled with silence.
  graph.push(`[0:a:0]${LOUDNESS},aresample=48000:async=1:first_pts=0,asplit=${ladder.length}${audios}`);
  return graph.join(';');
}

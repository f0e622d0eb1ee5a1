import { join } from 'node:path';
import type { Rendition, StoryboardPlan } from './ladder.ts';
import type { VideoSource } from './video-engine.ts';

/** Names of what a run writes beside the playlists and the renditions. */
export const POSTER_FILE = 'poster.jpg';
export const STORYBOARD_FILE = 'storyboard.jpg';

/** Every rendition has a keyframe here, so that players can change between them. */
const SEGMENT_SECONDS = 4;

/** Above, pictures are left out: twice the work, and no lecture looks better. */
const MAX_FRAME_RATE = 60;

/**
 * Lectures come from many microphones; -16 LUFS (EBU R128's measure) is what AES TD1008 and podcasts use for speech on
 * phones and laptops, where the -23 of television is too quiet. One pass levels a speaker who turns away, too.
 */
const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11';

/** The likeliest picture of this many, so that neither a black start nor a fade is taken. */
const POSTER_CANDIDATES = 12;
const POSTER_WIDTH = 1280;

/** Demuxers by container: with its own one named, ffmpeg never takes a file for a playlist or a script. */
const DEMUXERS = { mp4: 'mov', mov: 'mov', webm: 'matroska' } as const satisfies Record<
  VideoSource['container'],
  string
>;

/** What one run is to make. */
export interface LadderJob {
  source: VideoSource;
  /** Absolute; it gets the files. */
  folder: string;
  ladder: Rendition[];
  storyboard: StoryboardPlan;
  /** Of the encoder, from `ultrafast` to `veryslow`. */
  preset: string;
  threads: number;
}

/** The arguments of one run of ffmpeg that decodes a video once and makes everything from it. */
export function ladderArguments(job: LadderJob): string[] {
  const { source, folder, ladder } = job;
  const hasAudio = source.facts.audioCodec !== null;
  return [
    ...['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'error', '-y', '-progress', 'pipe:1'],
    ...['-filter_threads', '1', '-filter_complex_threads', String(job.threads)],
    ...['-protocol_whitelist', 'file,pipe', '-f', DEMUXERS[source.container]],
    // A path that begins with a dash or names a protocol would be taken for something else.
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
    // The same instants in every rendition, whatever the frame rate, and no others.
    ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`, '-sc_threshold', '0'],
    ...['-g', String(SEGMENT_SECONDS * MAX_FRAME_RATE), '-fps_mode', 'vfr'],
    ...(hasAudio ? ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'] : []),
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file+independent_segments'],
    // Decoding runs ahead of what is shown. Unless that may count from below zero, all of a stream comes later than the
    // original, whose times captions and positions are; so written, it needs no edit lists, which not every browser reads.
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
    // `V` leaves out the cover pictures that some files carry as a second video.
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
  // loudnorm answers in 192 kHz; what is missing in between or at the start becomes silence.
  graph.push(`[0:a:0]${LOUDNESS},aresample=48000:async=1:first_pts=0,asplit=${ladder.length}${audios}`);
  return graph.join(';');
}

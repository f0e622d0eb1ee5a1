import { join } from 'node:path';
import { BT709, colourFilters, TO_JPEG } from './colours.ts';
import type { Rendition, StoryboardPlan } from './ladder.ts';
import { inputArguments, type Pictures, type SourceStreams } from './source-streams.ts';
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

/** Mixing the channels of surround sound makes it quieter, so they are mixed before the loudness is measured. */
const STEREO = 'aformat=channel_layouts=stereo';

/** The most representative of this many frames becomes the poster, to avoid black starts and fades. */
const POSTER_CANDIDATES = 12;
const POSTER_WIDTH = 1280;

/** Each thread of a decoder has a picture in work, of up to 8 bytes for a pixel in codecs for editing. */
const DECODER_BYTES = 512 * 1024 ** 2;
const PIXEL_BYTES = 8;

/** Ticks of a second in all times of pictures. */
const CLOCK = 90_000;

/**
 * A picture that stays is shown again after this time in seconds, so that a segment is never longer than it should be
 * and the last picture stays until the end.
 */
export const STILL_SECONDS = 1;

/** The codecs whose decoders tell of each picture whether it is interlaced. */
const PROGRESSIVE_CODECS = ['vp8', 'vp9', 'av1', 'hevc'];

/** The input and output of one run. */
export interface LadderJob {
  source: VideoSource;
  streams: SourceStreams & { pictures: Pictures };
  /** What the installed ffmpeg has. */
  abilities: { zscale: boolean; bwdif: boolean };
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
  const { source, streams, folder, ladder } = job;
  const hasAudio = streams.sound !== null;
  return [
    ...['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'error', '-y', '-progress', 'pipe:1'],
    ...['-filter_threads', '1', '-filter_complex_threads', String(job.threads)],
    ...['-threads', String(decoderThreads(job))],
    ...inputArguments(source),
    ...['-filter_complex', filters(job)],
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
    ...['-g', String(SEGMENT_SECONDS * MAX_FRAME_RATE)],
    // Pictures keep their times, whatever the file calls its rate. The encoder only derives its level from the rate.
    ...['-r', String(encoderRate(source)), '-fps_mode', 'vfr', '-enc_time_base', `1:${CLOCK}`],
    ...['-bsf:v', `setts=pts=PTS:dts=DTS:duration='${pictureDuration(source)}'`],
    ...['-color_range', 'tv', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
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

/** As many as the pictures permit: 16 of them in 4K would need more memory than a run may use. */
function decoderThreads({ streams: { pictures }, threads }: LadderJob): number {
  const bytes = PIXEL_BYTES * pictures.width * pictures.height;
  return Math.max(1, Math.min(threads, Math.floor(DECODER_BYTES / bytes)));
}

function variant(name: string, index: number, hasAudio: boolean): string {
  return [`v:${index}`, ...(hasAudio ? [`a:${index}`] : []), `name:${name}`].join(',');
}

/** The rate that the encoder is told, in pictures per second. */
function encoderRate({ facts: { frameRate } }: VideoSource): number {
  return Math.min(MAX_FRAME_RATE, Math.max(1, Math.ceil(frameRate)));
}

/** Each picture lasts until the next one, and the last one until the end. */
function pictureDuration({ facts: { durationSeconds } }: VideoSource): string {
  return `min(NEXT_DTS-DTS,max(1,${durationSeconds}/TB-PTS))`;
}

function filters({ source, streams, abilities, ladder, storyboard }: LadderJob): string {
  const { durationSeconds, width } = source.facts;
  const [best, ...others] = ladder;
  if (!best) throw new Error('A ladder has at least one quality');
  const posterWidth = 2 * Math.floor(Math.min(width, POSTER_WIDTH) / 2);
  const posterHeight = 2 * Math.round((posterWidth * best.height) / best.width / 2);
  const { tileWidth, tileHeight, columns, rows, intervalSeconds } = storyboard;
  const branches = ['v0', ...others.map((_, index) => `s${index + 1}`), 'forPoster', 'forTiles'];
  const graph = [
    `[0:${streams.pictures.index}]${[...timed(source, streams, abilities), ...colourFilters(streams.pictures, best, abilities.zscale)].join(',')}[moving]`,
    still(best, durationSeconds),
    // The best quality has the right colours and times, and everything else is made from it.
    `[moving][still]${held(best, durationSeconds)},split=${branches.length}${branches.map((name) => `[${name}]`).join('')}`,
    ...others.map(
      ({ width, height }, index) =>
        `[s${index + 1}]scale=${width}:${height}:flags=bicubic,setparams=${BT709}[v${index + 1}]`,
    ),
    `[forPoster]fps=${POSTER_CANDIDATES}/${durationSeconds},scale=${posterWidth}:${posterHeight}:${TO_JPEG},setsar=1,thumbnail=${POSTER_CANDIDATES},format=yuvj420p[poster]`,
    `[forTiles]fps=1/${intervalSeconds}:start_time=0,scale=${tileWidth}:${tileHeight}:${TO_JPEG},setsar=1,tile=${columns}x${rows},format=yuvj420p[tiles]`,
  ];
  if (streams.sound) graph.push(soundFilters(streams.sound, source, streams, ladder));
  return graph.join(';');
}

/** Removes what is interlaced, limits the rate, and lets the times begin at 0, with the first picture. */
function timed(
  { facts: { frameRate } }: VideoSource,
  { pictures, start }: LadderJob['streams'],
  { bwdif }: LadderJob['abilities'],
): string[] {
  const mayBeInterlaced = bwdif && !PROGRESSIVE_CODECS.includes(pictures.codec);
  return [
    ...(mayBeInterlaced ? ['bwdif=mode=send_frame:deint=interlaced'] : []),
    ...(frameRate > MAX_FRAME_RATE + 1 ? [`fps=${MAX_FRAME_RATE}`] : []),
    `settb=1/${CLOCK}`,
    // Not every index tells when the first picture is shown.
    `setpts='if(eq(N,0)+lt(T,${pictures.start + 0.001}),0,PTS-${start}/TB)'`,
  ];
}

/** Strips that are put below the pictures at regular times, one tick late so that they can be told apart. */
function still({ width }: Rendition, durationSeconds: number): string {
  const strips = `color=size=${width}x2:rate=1/${STILL_SECONDS},format=yuv420p,settb=1/${CLOCK}`;
  return `${strips},setpts='if(eq(N,0),0,PTS+1)',trim=end=${durationSeconds}[still]`;
}

/**
 * Repeats a picture that stays. Two stacked streams have pictures at the times of both, and the last picture of one
 * stays until the other ends. Strips that come while pictures move are left out.
 */
function held({ width, height }: Rendition, durationSeconds: number): string {
  const isStrip = `eq(mod(pts,${STILL_SECONDS * CLOCK}),1)`;
  const isDue = `gte(t-prev_selected_t,${0.9 * STILL_SECONDS})`;
  return [
    `vstack,crop=${width}:${height}:0:0`,
    `select='if(${isStrip},${isDue},1)'`,
    `trim=end=${durationSeconds},setsar=1,setparams=${BT709}`,
  ].join(',');
}

function soundFilters(
  sound: NonNullable<SourceStreams['sound']>,
  { facts: { durationSeconds } }: VideoSource,
  { start }: SourceStreams,
  ladder: Rendition[],
): string {
  const sounds = ladder.map((_, index) => `[a${index}]`).join('');
  return [
    `[0:${sound.index}]asetpts=PTS-${start}/TB,${STEREO},${LOUDNESS}`,
    // loudnorm outputs 192 kHz. Gaps, a missing start and a missing end are filled with silence.
    `aresample=48000:async=1:first_pts=0,apad=whole_dur=${durationSeconds},atrim=end=${durationSeconds}`,
    `asplit=${ladder.length}${sounds}`,
  ].join(',');
}

import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  ladderArguments,
  MAX_FRAME_RATE,
  POSTER_FILE,
  STILL_SECONDS,
  STORYBOARD_FILE,
} from './ffmpeg-arguments.ts';
import { runFfmpeg, type FfmpegLimits } from './ffmpeg-process.ts';
import { ffprobeFacts } from './ffprobe-facts.ts';
import { abilitiesOf, ffprobeOf, type FfmpegAbilities } from './find-ffmpeg.ts';
import { masterPlaylist, parseSegments, withDuration, type Variant } from './hls-playlist.ts';
import { planLadder, planStoryboard, type Rendition } from './ladder.ts';
import type { VideoFacts } from './probe-facts.ts';
import { codecsOf } from './rendition-codecs.ts';
import { requiredPictures, sourceStreams } from './source-streams.ts';
import {
  MASTER_FILE,
  timeLimitFor,
  type PreparationOptions,
  type PreparedVideo,
  type VideoEngine,
  type VideoSource,
} from './video-engine.ts';
import { VideoFaultError } from './video-fault.ts';

/** Three encoders and a 4K decoder need about 2 GB. Only malicious files need more than this. */
const MEMORY_BYTES = 4 * 1024 ** 3;

/** The default of x264, with a limit to leave cores of large machines to other processes. */
const THREADS = Math.min(16, Math.ceil(1.5 * availableParallelism()));

/** Allows for the container, the audio, and a rate control with a two-second window that may exceed the peak bitrate. */
const FILE_OVERHEAD = 1.5;
const SMALLEST_FILE_LIMIT = 64 * 1024 ** 2;
const AUDIO_BITRATE = 160_000;

interface Settings {
  /** Preset of the encoder. */
  preset: string;
  /** Overrides of the limits that are derived from the duration. */
  limits: Partial<FfmpegLimits>;
  /** Threads of each coder, if not those of this machine. */
  threads?: number;
  /** Overrides what the installed ffmpeg has. */
  abilities?: FfmpegAbilities;
}

/** Prepares all qualities, a poster and a storyboard in one ffmpeg run, which decodes the video once. */
export class FfmpegEngine implements VideoEngine {
  readonly name = 'ffmpeg';
  readonly converts = true;
  private abilities: FfmpegAbilities | undefined;

  /** @param ffmpeg absolute path of the program */
  constructor(
    private readonly ffmpeg: string,
    private readonly settings: Settings = { preset: 'veryfast', limits: {} },
  ) {}

  examine(source: Pick<VideoSource, 'path' | 'container'>, signal: AbortSignal): Promise<VideoFacts> {
    return ffprobeFacts(ffprobeOf(this.ffmpeg), source, signal);
  }

  async prepare(source: VideoSource, folder: string, options: PreparationOptions): Promise<PreparedVideo> {
    const { facts } = source;
    const ladder = planLadder(facts);
    const storyboard = planStoryboard(facts, facts.durationSeconds);
    const { durationSeconds } = facts;
    const { preset, limits, threads = THREADS } = this.settings;
    const [abilities, streams] = await Promise.all([
      this.findAbilities(),
      sourceStreams(ffprobeOf(this.ffmpeg), source, options.signal),
    ]);
    const pictures = requiredPictures(streams);
    // A silent lecture would look finished.
    if (!streams.sound && streams.hasUnknownSound) throw new VideoFaultError('UNKNOWN_SOUND');
    const job = {
      source,
      streams: { ...streams, pictures },
      abilities,
      folder,
      ladder,
      storyboard,
      preset,
      threads,
    };
    await runFfmpeg({
      ffmpeg: this.ffmpeg,
      arguments: ladderArguments(job),
      limits: { ...limitsFor(durationSeconds, ladder), ...limits },
      signal: options.signal,
      onProgress: (seconds) => options.onProgress(Math.min(1, seconds / durationSeconds)),
    });

    const frameRate = Math.max(1 / STILL_SECONDS, Math.min(facts.frameRate, MAX_FRAME_RATE));
    const variants = await Promise.all(
      ladder.map(async (rendition) => ({
        ...(await variantOf(folder, rendition, durationSeconds)),
        frameRate,
      })),
    );
    await writeFile(join(folder, MASTER_FILE), masterPlaylist(variants));
    const [hasPoster, hasTiles] = await Promise.all(
      [POSTER_FILE, STORYBOARD_FILE].map((file) => isWritten(join(folder, file))),
    );
    const { rows, ...tiles } = storyboard;
    return {
      durationSeconds,
      files: [
        MASTER_FILE,
        ...ladder.flatMap(({ name }) => [`${name}.m3u8`, `${name}.mp4`]),
        ...(hasPoster ? [POSTER_FILE] : []),
        ...(hasTiles ? [STORYBOARD_FILE] : []),
      ],
      master: MASTER_FILE,
      poster: hasPoster ? POSTER_FILE : null,
      storyboard: hasTiles ? { file: STORYBOARD_FILE, ...tiles } : null,
    };
  }

  private async findAbilities(): Promise<FfmpegAbilities> {
    return (this.abilities ??= this.settings.abilities ?? (await abilitiesOf(this.ffmpeg)));
  }
}

function limitsFor(durationSeconds: number, ladder: Rendition[]): FfmpegLimits {
  const peak = Math.max(...ladder.map(({ maxBitrate }) => maxBitrate)) + AUDIO_BITRATE;
  const expected = (durationSeconds * peak * FILE_OVERHEAD) / 8;
  return {
    seconds: timeLimitFor(durationSeconds),
    memoryBytes: MEMORY_BYTES,
    fileBytes: Math.max(SMALLEST_FILE_LIMIT, expected),
  };
}

async function variantOf(
  folder: string,
  { name, width, height }: Rendition,
  durationSeconds: number,
): Promise<Omit<Variant, 'frameRate'>> {
  const uri = `${name}.m3u8`;
  const written = await readFile(join(folder, uri), 'utf8');
  if (parseSegments(written).length === 0) {
    throw new VideoFaultError('DAMAGED', new Error(`${name} has no pictures`));
  }
  const playlist = withDuration(written, durationSeconds);
  await writeFile(join(folder, uri), playlist);
  const codecs = await codecsOf(join(folder, `${name}.mp4`));
  return { uri, width, height, codecs, segments: parseSegments(playlist) };
}

/** A video of a single frame may end before the first tile is due. */
async function isWritten(path: string): Promise<boolean> {
  return stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
}

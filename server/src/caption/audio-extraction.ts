import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { download } from '#server/platform/storage/download.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { runFfmpeg } from '#server/platform/video/ffmpeg-process.ts';
import { containerOfName } from '#server/platform/video/video-container.ts';
import { VideoFaultError } from '#server/platform/video/video-fault.ts';
import type { WorkFolders } from '#server/platform/video/work-folders.ts';
import { TranscriptionFault, type AudioTrack, type AudioFormat, type AudioPiece } from './transcriber.ts';

/** A machine without a graphics card listens about as long as the video lasts; the rest is for a busy one. */
const LISTENING = { seconds: 15 * 60, perSecond: 4 };

/** Taking out the sound reads the video once, a hundred times as fast as it plays. */
const EXTRACTION = { seconds: 10 * 60, perSecond: 0.5, memoryBytes: 2 * 1024 ** 3 };

/** What speech recognition is trained on. */
const SAMPLE_RATE = 16_000;
const AUDIO_BYTES_PER_SECOND = 2 * SAMPLE_RATE;
const AUDIO_BYTES_BESIDE = 10 * 1024 ** 2;

/** Of AAC. Speech is as well understood as in WAV; an hour of it takes 15 MB. */
const BITS_PER_SECOND = 32_000;
const PIECE_SECONDS = 60 * 60;

interface Source {
  videoKey: string;
  /** In seconds. */
  duration: number;
  signal: AbortSignal;
}

interface Dependencies {
  storage: Storage;
  folders: WorkFolders;
  /** Absolute path of the program; null where there is none. */
  findFfmpeg: () => Promise<string | null>;
}

/** Takes the sound out of videos, with ffmpeg. */
export class AudioExtraction {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Does something with the sound of a video, which is gone afterwards. Throws TranscriptionFault when there is none, no
   * ffmpeg, or a video that cannot be read; for the signal, whatever it was aborted with.
   */
  async withAudio<Result>(
    source: Source,
    format: AudioFormat,
    work: (audio: AudioTrack) => Promise<Result>,
  ): Promise<Result> {
    const ffmpeg = await this.deps.findFfmpeg();
    if (ffmpeg === null) throw new TranscriptionFault({ kind: 'noFfmpeg' }, false);
    return this.deps.folders.use(async (folder) => {
      const pieceSeconds = format === 'wav' ? Infinity : secondsOfPiece(source.duration);
      const target = format === 'wav' ? wav(folder) : m4a(folder, source.duration, pieceSeconds);
      await extract(ffmpeg, source, await this.fileOf(source, folder), target);
      const timeLimitSeconds = LISTENING.seconds + LISTENING.perSecond * source.duration;
      return work({ pieces: await piecesIn(folder, pieceSeconds), timeLimitSeconds });
    });
  }

  /** Path of the video, here or fetched. */
  private async fileOf({ videoKey, signal }: Source, folder: string): Promise<string> {
    const { storage } = this.deps;
    if (!(await storage.head(videoKey))) throw new TranscriptionFault({ kind: 'noVideo' }, false);
    const known = storage.localPath(videoKey);
    if (known !== null) return known;
    const path = join(folder, 'video');
    if (await download(storage, videoKey, path, signal)) return path;
    throw new TranscriptionFault({ kind: 'noVideo' }, false);
  }
}

/** Pieces of the same length: services refuse one that is too short to hear anything in it. */
function secondsOfPiece(duration: number): number {
  return Math.ceil(duration / Math.max(1, Math.ceil(duration / PIECE_SECONDS)));
}

/** What ffmpeg writes all of the sound to. */
function wav(folder: string): string[] {
  return ['-c:a', 'pcm_s16le', '-f', 'wav', `file:${join(folder, 'sound.wav')}`];
}

/** What ffmpeg writes pieces of the sound to, whose names are in their order. */
function m4a(folder: string, duration: number, pieceSeconds: number): string[] {
  const cuts: number[] = [];
  for (let cut = pieceSeconds; cut < duration; cut += pieceSeconds) cuts.push(cut);
  const codec = ['-c:a', 'aac', '-b:a', String(BITS_PER_SECOND)];
  if (cuts.length === 0) return [...codec, '-f', 'ipod', `file:${join(folder, 'sound.m4a')}`];
  return [
    ...codec,
    ...['-f', 'segment', '-segment_format', 'ipod', '-reset_timestamps', '1'],
    ...['-segment_times', cuts.join(), `file:${join(folder, 'sound-%03d.m4a')}`],
  ];
}

async function piecesIn(folder: string, pieceSeconds: number): Promise<AudioTrack['pieces']> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('sound')).sort();
  const [first, ...others] = await Promise.all(
    names.map(async (name, index): Promise<AudioPiece> => {
      const path = join(folder, name);
      return { path, size: (await stat(path)).size, startsAt: index === 0 ? 0 : index * pieceSeconds };
    }),
  );
  if (!first) throw new Error('ffmpeg made no sound, and did not say why');
  return [first, ...others];
}

async function extract(ffmpeg: string, source: Source, video: string, target: string[]): Promise<void> {
  const { videoKey, duration, signal } = source;
  try {
    await runFfmpeg({
      ffmpeg,
      signal,
      limits: {
        seconds: EXTRACTION.seconds + EXTRACTION.perSecond * duration,
        memoryBytes: EXTRACTION.memoryBytes,
        fileBytes: AUDIO_BYTES_BESIDE + 2 * AUDIO_BYTES_PER_SECOND * duration,
      },
      arguments: [
        ...['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'error', '-y'],
        // With the demuxer named, no file is taken for a playlist or a script.
        ...[
          '-protocol_whitelist',
          'file,pipe',
          '-f',
          containerOfName(videoKey) === 'webm' ? 'matroska' : 'mov',
        ],
        ...['-i', `file:${video}`, '-map', '0:a:0', '-map_metadata', '-1'],
        // What is missing at the start becomes silence, so that the times stay those of the video.
        ...['-af', 'aresample=async=1:first_pts=0', '-ac', '1', '-ar', String(SAMPLE_RATE)],
        ...target,
      ],
      onProgress: () => undefined,
    });
  } catch (error) {
    if (hasNoAudio(error)) throw new TranscriptionFault({ kind: 'noAudio' }, false, error);
    if (!(error instanceof VideoFaultError)) throw error;
    throw new TranscriptionFault({ kind: 'video', fault: error.fault }, error.fault === 'DISK_FULL', error);
  }
}

function hasNoAudio(error: unknown): boolean {
  const cause = error instanceof VideoFaultError ? error.cause : undefined;
  return cause instanceof Error && cause.message.includes('matches no streams');
}

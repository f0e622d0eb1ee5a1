import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { download } from '#server/platform/storage/download.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { runFfmpeg } from '#server/platform/video/ffmpeg-process.ts';
import { ffprobeOf } from '#server/platform/video/find-ffmpeg.ts';
import { inputArguments, sourceStreams } from '#server/platform/video/source-streams.ts';
import { containerOfName } from '#server/platform/video/video-container.ts';
import { VideoFaultError } from '#server/platform/video/video-fault.ts';
import type { WorkFolders } from '#server/platform/video/work-folders.ts';
import { TranscriptionFault, type AudioTrack, type AudioFormat, type AudioPiece } from './transcriber.ts';

/**
 * Time limit of a transcription. Without a graphics card it takes about as long as the video. The rest is a margin for
 * busy machines.
 */
const LISTENING = { seconds: 15 * 60, perSecond: 4 };

/** Limits of the extraction, which reads the video once, at a hundred times its playback speed. */
const EXTRACTION = { seconds: 10 * 60, perSecond: 0.5, memoryBytes: 2 * 1024 ** 3 };

/** The sample rate that speech recognition is trained on. */
const SAMPLE_RATE = 16_000;
const AUDIO_BYTES_PER_SECOND = 2 * SAMPLE_RATE;
const AUDIO_BYTES_BESIDE = 10 * 1024 ** 2;

/** Bitrate of AAC. Recognition works as well as with WAV, and an hour takes 15 MB. */
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
  /** Returns the absolute path of the program, or null if it is not installed. */
  findFfmpeg: () => Promise<string | null>;
}

/** Extracts the audio of videos with ffmpeg. */
export class AudioExtraction {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Runs `work` with the audio of a video, which is removed afterwards. Throws TranscriptionFault if there is no audio,
   * no ffmpeg or no readable video. If the signal aborts, it throws the signal's reason.
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

  /** Returns the local path of the video and downloads it if necessary. */
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

/** Returns the length of equal pieces in seconds. Services refuse a last piece that is too short. */
function secondsOfPiece(duration: number): number {
  return Math.ceil(duration / Math.max(1, Math.ceil(duration / PIECE_SECONDS)));
}

/** Returns the output arguments for a single file. */
function wav(folder: string): string[] {
  return ['-c:a', 'pcm_s16le', '-f', 'wav', `file:${join(folder, 'sound.wav')}`];
}

/** Returns the output arguments for pieces, whose names sort in order. */
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
  if (!first) throw new Error('ffmpeg wrote no audio and reported no error');
  return [first, ...others];
}

async function extract(ffmpeg: string, source: Source, video: string, target: string[]): Promise<void> {
  const { videoKey, duration, signal } = source;
  const file = { path: video, container: containerOfName(videoKey) };
  try {
    const { sound, start } = await sourceStreams(ffprobeOf(ffmpeg), file, signal);
    if (!sound) throw new TranscriptionFault({ kind: 'noAudio' }, false);
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
        ...inputArguments(file),
        ...['-map', `0:${sound.index}`, '-map_metadata', '-1'],
        // A missing start is filled with silence, so that the times match the video.
        ...['-af', `asetpts=PTS-${start}/TB,aresample=async=1:first_pts=0`],
        ...['-ac', '1', '-ar', String(SAMPLE_RATE)],
        ...target,
      ],
    });
  } catch (error) {
    if (!(error instanceof VideoFaultError)) throw error;
    throw new TranscriptionFault({ kind: 'video', fault: error.fault }, error.fault === 'DISK_FULL', error);
  }
}

import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FragmentedFile, type Fragment } from './fragmented-file.ts';
import { masterPlaylist, mediaPlaylist, type Segment } from './hls-playlist.ts';
import { copyPackets } from './packet-copy.ts';
import { playbackFault } from './playback-fault.ts';
import { codecsOf } from './rendition-codecs.ts';
import {
  MASTER_FILE,
  timeLimitFor,
  type PreparationOptions,
  type PreparedVideo,
  type VideoEngine,
  type VideoSource,
} from './video-engine.ts';
import { refusalOf } from './video-container.ts';
import { VideoFaultError } from './video-fault.ts';

const RENDITION_FILE = 'original.mp4';
const PLAYLIST_FILE = 'original.m3u8';

const SEGMENT_SECONDS = 4;
/** Segments are shortened to stay below this size. */
const SEGMENT_BYTES = 8 * 1024 * 1024;
/** Longer segments result from rare keyframes. Players would wait longer for one than for a byte range of the original. */
const MAX_SEGMENT_SECONDS = 20;

/** The segments of a file. */
interface Cut {
  /** Number of bytes before the first segment. */
  indexLength: number;
  segments: Segment[];
}

/**
 * Prepares a single quality without encoding, for machines without ffmpeg: video and audio are copied unchanged and cut
 * into segments. Only H.264 with AAC or without audio plays everywhere from such segments. For other videos it only
 * determines the duration, and browsers play the original. Videos that browsers do not play are refused.
 */
export class MediabunnyEngine implements VideoEngine {
  readonly name = 'mediabunny';
  readonly converts = false;

  /** @param limitSeconds returns the time limit for a video of the given duration, both in seconds */
  constructor(private readonly limitSeconds = timeLimitFor) {}

  async examine({ container }: Pick<VideoSource, 'container'>): Promise<never> {
    throw refusalOf(container);
  }

  async prepare(source: VideoSource, folder: string, options: PreparationOptions): Promise<PreparedVideo> {
    const { durationSeconds, width, height, frameRate } = source.facts;
    const fault = playbackFault(source.facts);
    if (fault) throw new VideoFaultError(fault);
    const withoutStream = { durationSeconds, files: [], master: null, poster: null, storyboard: null };
    if (!isStreamable(source)) return withoutStream;
    const cut = await this.cutInTime(source, join(folder, RENDITION_FILE), options);
    if (!cut || cut.segments.some(({ seconds }) => seconds > MAX_SEGMENT_SECONDS)) return withoutStream;
    const { indexLength, segments } = cut;
    const codecs = await codecsOf(join(folder, RENDITION_FILE));
    const variant = {
      uri: PLAYLIST_FILE,
      width: Math.round(width),
      height: Math.round(height),
      codecs,
      frameRate,
      segments,
    };
    await writeFile(join(folder, PLAYLIST_FILE), mediaPlaylist(RENDITION_FILE, indexLength, segments));
    await writeFile(join(folder, MASTER_FILE), masterPlaylist([variant]));
    const files = [MASTER_FILE, PLAYLIST_FILE, RENDITION_FILE];
    return { ...withoutStream, files, master: MASTER_FILE };
  }

  private async cutInTime(
    source: VideoSource,
    target: string,
    { signal, onProgress }: PreparationOptions,
  ): Promise<Cut | null> {
    const seconds = this.limitSeconds(source.facts.durationSeconds);
    const timeLimit = AbortSignal.timeout(Math.ceil(seconds * 1000));
    try {
      return await this.cut(source, target, { signal: AbortSignal.any([signal, timeLimit]), onProgress });
    } catch (error) {
      signal.throwIfAborted();
      if (!timeLimit.aborted) throw error;
      throw new VideoFaultError('TIME_OVER', new Error(`mediabunny took over ${seconds} s`));
    }
  }

  /** Returns null if the video cannot be cut into segments of a useful size. */
  private async cut(
    { path, facts: { durationSeconds } }: VideoSource,
    target: string,
    { signal, onProgress }: PreparationOptions,
  ): Promise<Cut | null> {
    const { size } = await stat(path);
    const shortest = Math.min(SEGMENT_SECONDS, (SEGMENT_BYTES * durationSeconds) / size);
    const file = new FragmentedFile(target, shortest);
    try {
      const isCut = await copyPackets(path, file, {
        signal,
        onProgress: (seconds) => onProgress(Math.min(1, seconds / durationSeconds)),
      });
      if (!isCut) {
        await file.abort();
        return null;
      }
      await file.end();
    } catch (error) {
      await file.abort();
      throw error;
    }
    const segments = segmentsOf(file.fragments, file.length, durationSeconds);
    return { indexLength: file.fragments[0]?.start ?? 0, segments };
  }
}

function isStreamable({ container, facts: { codec, audioCodec } }: VideoSource): boolean {
  return container !== 'webm' && codec === 'avc' && (audioCodec === 'aac' || audioCodec === null);
}

/** Each segment lasts until the next one, the last until the end of the video. */
function segmentsOf(fragments: Fragment[], end: number, durationSeconds: number): Segment[] {
  return fragments.map(({ start, timestamp }, index) => {
    const next = fragments[index + 1];
    return {
      start,
      length: (next?.start ?? end) - start,
      seconds: Math.max(0.001, (next?.timestamp ?? durationSeconds) - timestamp),
    };
  });
}

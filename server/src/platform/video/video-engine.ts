import type { VideoExtension } from '#shared/video-header.ts';
import type { VideoFacts } from './probe-facts.ts';

/** File name of the master playlist, whichever engine made it. */
export const MASTER_FILE = 'master.m3u8';

/** Time limit in seconds per second of video, and a fixed allowance for start and end. */
const TIME_PER_SECOND = 15;
const TIME_TO_START = 300;

/** Returns the time limit in seconds for preparing a video of this duration in seconds, whichever engine does it. */
export function timeLimitFor(durationSeconds: number): number {
  return TIME_TO_START + TIME_PER_SECOND * durationSeconds;
}

/** A video to prepare. Its file must not change meanwhile. */
export interface VideoSource {
  path: string;
  container: VideoExtension;
  facts: VideoFacts;
}

export interface PreparationOptions {
  /** Aborts the work. `prepare` then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called from time to time with the progress, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** A sheet of preview images for the seek bar. */
export interface StoryboardFile {
  file: string;
  tileWidth: number;
  tileHeight: number;
  columns: number;
  count: number;
  intervalSeconds: number;
}

/** The result of a preparation. All names refer to files in the given folder. */
export interface PreparedVideo {
  durationSeconds: number;
  /** All files, including those below. */
  files: string[];
  /** The HLS master playlist. Null if browsers must play the original. */
  master: string | null;
  poster: string | null;
  storyboard: StoryboardFile | null;
}

/** The configured engine. `auto` uses ffmpeg if it is installed. */
export type VideoEngineSetting = 'auto' | VideoEngine['name'];

/** Prepares videos for streaming. */
export interface VideoEngine {
  readonly name: 'ffmpeg' | 'mediabunny';
  /** Whether it converts videos that browsers do not play. Without that, they are refused. */
  readonly converts: boolean;
  /**
   * Examines a video in a container that browsers do not play. `probeVideo` examines all others. Throws a VideoFaultError
   * with the problem of the video.
   */
  examine(source: Pick<VideoSource, 'path' | 'container'>, signal: AbortSignal): Promise<VideoFacts>;
  /**
   * Writes the prepared files into an empty folder. Throws a VideoFaultError with the problem of the video or of this
   * machine.
   */
  prepare(source: VideoSource, folder: string, options: PreparationOptions): Promise<PreparedVideo>;
}

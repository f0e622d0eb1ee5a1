import type { VideoContainer } from './video-container.ts';
import type { VideoFacts } from './probe-facts.ts';

/** Names the playlist that a stream begins with, whatever made it. */
export const MASTER_FILE = 'master.m3u8';

/** What a preparation that is far too slow gets for each second of video, and what any gets to begin and to end. */
const TIME_PER_SECOND = 15;
const TIME_TO_START = 300;

/** After how many seconds the preparation of a video this long (in seconds) has taken too long, whatever does it. */
export function timeLimitFor(durationSeconds: number): number {
  return TIME_TO_START + TIME_PER_SECOND * durationSeconds;
}

/** A video that is to be prepared: a file nobody changes meanwhile. */
export interface VideoSource {
  path: string;
  container: VideoContainer['extension'];
  facts: VideoFacts;
}

export interface PreparationOptions {
  /** Ends the work; `prepare` rejects with its reason. */
  signal: AbortSignal;
  /** Told now and then how much is done, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Small pictures for scrubbing on one sheet. */
export interface StoryboardFile {
  file: string;
  tileWidth: number;
  tileHeight: number;
  columns: number;
  count: number;
  intervalSeconds: number;
}

/** What was made of a video; all names are of files in the folder that was given. */
export interface PreparedVideo {
  durationSeconds: number;
  /** All there are, those below included. */
  files: string[];
  /** The HLS playlist that names the renditions; null when browsers have to play the original. */
  master: string | null;
  poster: string | null;
  storyboard: StoryboardFile | null;
}

/** Which engine is asked for; `auto` takes ffmpeg where it is installed. */
export type VideoEngineSetting = 'auto' | VideoEngine['name'];

/** Prepares videos for streaming. */
export interface VideoEngine {
  readonly name: 'ffmpeg' | 'mediabunny';
  /**
   * Writes what it makes of a video into an empty folder. Throws a VideoFaultError that says what is wrong with the
   * video or with this machine.
   */
  prepare(source: VideoSource, folder: string, options: PreparationOptions): Promise<PreparedVideo>;
}

import type { Chapter } from './chapters.ts';

/** Small pictures on one sheet, left to right, top to bottom; sizes in pixels. */
export interface Storyboard {
  url: string;
  tileWidth: number;
  tileHeight: number;
  columns: number;
  count: number;
  intervalSeconds: number;
}

/** Captions in one language (BCP 47) as a WebVTT file, behind a link that lives a few minutes. */
export interface CaptionFile {
  language: string;
  /** Counts its edits. */
  version: number;
  url: string;
}

/** Signed addresses of all that belongs to a video. They open until `expiresAt` (ISO 8601). */
export interface VideoLinks {
  /** The original, for a `<video>` element. */
  url: string;
  /** HLS playlist of every quality; null where there is none. */
  streamUrl: string | null;
  posterUrl: string | null;
  storyboard: Storyboard | null;
  captions: readonly CaptionFile[];
  expiresAt: string;
}

/** Fetches new links of a video; null when the person may not watch it any more. May reject. */
export type RenewLinks = (videoId: string) => Promise<VideoLinks | null>;

/** Receives a position in seconds and what caused the report. `leaving`: the page may be closed before any answer. */
export type ReportProgress = (position: number, moment: 'playing' | 'paused' | 'leaving' | 'ended') => void;

/** What the player plays. */
export interface Video {
  id: string;
  title: string;
  /** In seconds; 0 when it is not known yet. */
  duration: number;
  links: VideoLinks;
  chapters: readonly Chapter[];
  /** Where to begin, in seconds. */
  startAt: number;
}

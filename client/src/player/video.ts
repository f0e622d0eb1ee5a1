import type { Chapter } from '#shared/chapters.ts';

/** Small pictures on one sheet, from left to right and top to bottom. Sizes in pixels. */
export interface Storyboard {
  url: string;
  tileWidth: number;
  tileHeight: number;
  columns: number;
  count: number;
  intervalSeconds: number;
}

/** Captions in one language (BCP 47) as a WebVTT file, behind a link that expires. */
export interface CaptionFile {
  language: string;
  /** The number of its edits. */
  version: number;
  url: string;
}

/** Signed links to the files of a video. They are valid until `expiresAt` (ISO 8601). */
export interface VideoLinks {
  /** The original, for a `<video>` element. */
  url: string;
  /** The HLS master playlist; null when there is none. */
  streamUrl: string | null;
  posterUrl: string | null;
  storyboard: Storyboard | null;
  captions: readonly CaptionFile[];
  expiresAt: string;
}

/** Fetches new links of a video; null when the learner has lost access. May reject. */
export type RenewLinks = (videoId: string) => Promise<VideoLinks | null>;

/** Receives a position in seconds and the reason of the report. After `leaving`, the page may be closed. */
export type ReportProgress = (position: number, moment: 'playing' | 'paused' | 'leaving' | 'ended') => void;

/** A lecture's video. */
export interface Video {
  id: string;
  title: string;
  /** In seconds; 0 when it is not known yet. */
  duration: number;
  links: VideoLinks;
  chapters: readonly Chapter[];
  /** The position at which it begins, in seconds. */
  startAt: number;
}

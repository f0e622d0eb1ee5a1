import type { ReactNode } from 'react';
import type { EarlyUse } from './early-use.ts';
import type { RenewLinks, ReportProgress, Video } from './video.ts';

export interface PlayerProps {
  video: Video;
  renewLinks: RenewLinks;
  /** Whether the video plays by itself. */
  autoPlay: boolean;
  /** The next lecture. It plays after this one, unless `beginsByItself` is false. */
  next: { title: string; beginsByItself: boolean; onPlay: () => void } | null;
  onPrevious: (() => void) | null;
  onProgress: ReportProgress;
  /** Shown over the video when the learner has lost access. */
  locked: ReactNode;
  /** Shown over the video at its end, unless the next lecture plays by itself. */
  ending: ReactNode;
  early: EarlyUse;
}

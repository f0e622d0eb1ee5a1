/** Why a video stopped: the learner has lost access (`locked`), or it cannot be loaded (`failed`). */
export type PlaybackError = 'locked' | 'failed';

/** Thrown when a link is needed and the learner has lost access. */
export class LockedError extends Error {}

export const playbackErrorOf = (error: unknown): PlaybackError =>
  error instanceof LockedError ? 'locked' : 'failed';

/** Why a video does not go on: the person may not watch it any more, or it cannot be loaded. */
export type PlaybackError = 'locked' | 'failed';

/** Thrown where a link is needed that the person does not get any more. */
export class LockedError extends Error {}

/** What an error means for whoever watches. */
export const playbackErrorOf = (error: unknown): PlaybackError =>
  error instanceof LockedError ? 'locked' : 'failed';

/** Whether nothing is buffered at the current position; a rest of less than 0.25 s counts as nothing. */
export function isBufferEmpty({ buffered, currentTime }: HTMLVideoElement): boolean {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.1 && currentTime + 0.25 < buffered.end(index)) return false;
  }
  return true;
}

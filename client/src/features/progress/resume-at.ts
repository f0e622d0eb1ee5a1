/** Whoever stopped this close to the end, in seconds, begins anew; in a short video, in its last tenth. */
const endMargin = 10;

interface BegunLecture {
  /** In seconds; 0 when it is not known yet. */
  duration: number;
  progress: { position: number; isDone: boolean } | null;
}

/**
 * Where somebody goes on in a lecture, in seconds: where they were, unless that was the end. In the first second it begins
 * anew: Vidstack, which knows no length of a video that begins, takes a jump to there for one to the end.
 */
export function resumeAt({ duration, progress }: BegunLecture): number {
  if (!progress || progress.isDone) return 0;
  const isAtEnd = duration > 0 && progress.position > duration - Math.min(endMargin, duration / 10);
  return isAtEnd || progress.position < 1 ? 0 : progress.position;
}

/** A learner who stopped this close to the end, in seconds, starts again. In a short video, that is its last tenth. */
const endMargin = 10;

interface BegunLecture {
  /** In seconds; 0 while unknown. */
  duration: number;
  progress: { position: number; isDone: boolean } | null;
}

/**
 * The second at which a lecture resumes: the last position, unless that was the end. A lecture that was left in its first
 * second starts at its beginning.
 */
export function resumeAt({ duration, progress }: BegunLecture): number {
  if (!progress || progress.isDone) return 0;
  const isAtEnd = duration > 0 && progress.position > duration - Math.min(endMargin, duration / 10);
  return isAtEnd || progress.position < 1 ? 0 : progress.position;
}

/** A learner who stopped this close to the end restarts, in seconds; in a short video, within its last tenth. */
const endMargin = 10;

interface BegunLecture {
  /** In seconds; 0 while unknown. */
  duration: number;
  progress: { position: number; isDone: boolean } | null;
}

/**
 * Returns the position, in seconds, at which a learner continues: the saved one, unless that was at the end. A
 * position in the first second restarts, because Vidstack does not know the duration of a starting video and takes a
 * seek to there as one to the end.
 */
export function resumeAt({ duration, progress }: BegunLecture): number {
  if (!progress || progress.isDone) return 0;
  const isAtEnd = duration > 0 && progress.position > duration - Math.min(endMargin, duration / 10);
  return isAtEnd || progress.position < 1 ? 0 : progress.position;
}

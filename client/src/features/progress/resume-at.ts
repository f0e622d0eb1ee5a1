/** Whoever stopped this close to the end, in seconds, begins anew. */
const endMargin = 10;

interface BegunLecture {
  /** In seconds. */
  duration: number;
  progress: { position: number; isDone: boolean } | null;
}

/** Where somebody goes on in a lecture, in seconds: where they were, unless that was the end. */
export function resumeAt({ duration, progress }: BegunLecture): number {
  if (!progress || progress.isDone || progress.position > duration - endMargin) return 0;
  return progress.position;
}

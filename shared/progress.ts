import { textsOf } from './texts/texts.ts';

export const progressLimits = {
  /** The part of the video after which a lecture counts as done. */
  doneRatio: 0.9,
  /** Maximum age of a position that is saved: a visitor may sign up days after watching. In ms. */
  maxAgeMs: 7 * 24 * 60 * 60 * 1000,
} as const;

/** Positions in videos and progress in courses. */
export const progressMessages = textsOf('progress', {
  failure: {
    markLecture: 'Failed to mark the lecture',
    loadProgress: 'Failed to load your progress',
  },
  validation: {
    position: 'This is not a valid position in a video',
  },
  /** Removes the progress in a lecture or a course. */
  reset: {
    button: 'Reset progress',
    loading: 'Resetting the progress',
    done: 'Progress reset',
    failure: 'Failed to change the progress',
    restoring: 'Restoring the progress',
    restored: 'Progress restored',
  },
  /** The progress bar of a course. */
  yours: 'Your progress',
  lecturesDone: '{done} of {total, plural, one {# lecture} other {# lectures}} done',
  /** Of a lecture. */
  done: 'Done',
  watched: '{percent}% watched',
});

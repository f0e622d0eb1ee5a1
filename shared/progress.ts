import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const progressLimits = {
  /** Of the video that has to be watched for a lecture to be done. */
  doneRatio: 0.9,
} as const;

/** What is said of positions and progress. */
export const progressMessages = textsOf('progress', {
  failure: {
    markLecture: 'Failed to mark the lecture',
    loadProgress: 'Failed to load where you were',
  },
  validation: {
    position: 'This is not a place in a video',
  },
  /** The bar of a course. */
  yours: 'Your progress',
  lecturesDone: '{done} of {total, plural, one {# lecture} other {# lectures}} done',
  /** Of a lecture. */
  done: 'Done',
  watched: '{percent} % watched',
});

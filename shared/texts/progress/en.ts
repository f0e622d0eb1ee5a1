import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
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
} as const satisfies TextTree;

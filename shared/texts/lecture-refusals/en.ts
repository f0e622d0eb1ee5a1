import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  validation: {
    publishAtOver: 'Please choose a time in the future',
  },
  conflict: {
    notFailed: 'This video has not failed',
    lectureChanged: 'Somebody else changed this lecture meanwhile. Nothing of yours was saved yet',
    lecturesChanged: 'The lectures of this course changed meanwhile. Please look at them again',
  },
} as const satisfies TextTree;

import { textsOf } from './texts/texts.ts';

/** What calls about lectures are refused with. */
export const lectureRefusals = textsOf('lecture-refusals', {
  validation: {
    publishAtOver: 'Please choose a time in the future',
  },
  conflict: {
    notFailed: 'This video has not failed',
    lectureChanged: 'Somebody else changed this lecture meanwhile. Nothing of yours was saved yet',
    lecturesChanged: 'The lectures of this course changed meanwhile. Please look at them again',
  },
});

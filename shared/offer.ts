import { textsOf } from './texts/texts.ts';

/** The offer in place of a lecture that only subscribers may watch. */
export const offerTexts = textsOf('offer', {
  /** After a free lecture, if the next one is locked. */
  freeLectureOver: 'This lecture was free. Subscribe to watch all the others.',
  nextLecture: 'Next: {title}',
  refund: '100% refund within {days, plural, one {# day} other {# days}}',
});

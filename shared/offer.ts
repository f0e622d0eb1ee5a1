import { textsOf } from './texts/texts.ts';

/** What is said where somebody meets a lecture that only subscribers may watch. */
export const offerTexts = textsOf('offer', {
  /** What is said where somebody meets a lecture that only subscribers may watch. */
  freeLectureOver: 'This lecture was free. An active subscription opens all the others.',
  nextLecture: 'Next: {title}',
  refund: '100% refund within {days, plural, one {# day} other {# days}}',
});

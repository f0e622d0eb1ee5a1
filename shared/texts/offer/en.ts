import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  /** What is said where somebody meets a lecture that only subscribers may watch. */
  freeLectureOver: 'This lecture was free. An active subscription opens all the others.',
  nextLecture: 'Next: {title}',
  refund: '100% refund within {days, plural, one {# day} other {# days}}',
} as const satisfies TextTree;

import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  /** What the screen about somebody's own access is called, and the links to it. */
  canWatch: 'Why can I watch?',
  cannotWatch: 'Why can’t I watch?',
} as const satisfies TextTree;

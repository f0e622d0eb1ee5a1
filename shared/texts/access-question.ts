import { textsOf } from './texts.ts';

/** Titles of the screen about the person’s own access. */
export const accessQuestionTexts = textsOf('access-question', {
  /** Titles of the screen, and links to it. */
  canWatch: 'Why can I watch?',
  cannotWatch: 'Why can’t I watch?',
});

import { textsOf } from './texts.ts';

/** What the screen about somebody’s own access is called. */
export const accessQuestionTexts = textsOf('access-question', {
  /** What the screen about somebody's own access is called, and the links to it. */
  canWatch: 'Why can I watch?',
  cannotWatch: 'Why can’t I watch?',
});

import { accessQuestionTexts } from '#shared/texts/access-question.ts';

/** What the screen about somebody's own access is called, and the links to it. */
export const accessQuestion = (mayWatch: boolean): string =>
  mayWatch ? accessQuestionTexts.canWatch : accessQuestionTexts.cannotWatch;

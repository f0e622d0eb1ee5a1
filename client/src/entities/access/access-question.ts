import { accessQuestionTexts } from '#shared/texts/access-question.ts';

/** The title of the screen about a person's own access, and the text of links to it. */
export const accessQuestion = (mayWatch: boolean): string =>
  mayWatch ? accessQuestionTexts.canWatch : accessQuestionTexts.cannotWatch;

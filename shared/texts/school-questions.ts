import { textsOf } from './texts.ts';

/** The questions and answers on the home page and on course pages. */
export const schoolQuestionsTexts = textsOf('school-questions', {
  heading: 'Questions and answers',
});

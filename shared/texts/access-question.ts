import { texts } from './access-question/en.ts';
import { textsOf } from './texts.ts';

/** What the screen about somebody’s own access is called. */
export const accessQuestionTexts = textsOf('access-question', texts);

import { texts } from './texts/learning/en.ts';
import { textsOf } from './texts/texts.ts';

/** Notices, names and errors about somebody's own courses. */
export const learningMessages = textsOf('learning', texts);

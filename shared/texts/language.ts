import { texts } from './language/en.ts';
import { textsOf } from './texts.ts';

/** What is said where a language is chosen. */
export const languageTexts = textsOf('language', texts);

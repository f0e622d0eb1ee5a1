import { texts } from './texts/general/en.ts';
import { textsOf } from './texts/texts.ts';

/** Texts of no single feature: each feature's are in the file of its name beside this one. */
export const messages = textsOf('general', texts);

import { texts } from './controls/en.ts';
import { textsOf } from './texts.ts';

/** What controls say that visitors do not meet on the first screens. */
export const controlTexts = textsOf('controls', texts);

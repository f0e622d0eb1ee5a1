import { texts } from './texts/offer/en.ts';
import { textsOf } from './texts/texts.ts';

/** What is said where somebody meets a lecture that only subscribers may watch. */
export const offerTexts = textsOf('offer', texts);

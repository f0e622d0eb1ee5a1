import { texts } from './texts/first-steps/en.ts';
import { textsOf } from './texts/texts.ts';

/** What is said of the steps by which a new school is set up. */
export const firstStepsTexts = textsOf('first-steps', texts);

import { texts } from '#shared/texts/doctor/en.ts';
import { textsOf } from '#shared/texts/texts.ts';

/** What is found of what a school stands on, and what to do about it. */
export const doctorTexts = textsOf('doctor', texts);

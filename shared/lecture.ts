import { texts } from './texts/lecture/en.ts';
import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const lectureLimits = {
  lectureTitle: { max: 160 },
  lectureDescription: { max: 4000 },
} as const;

/** Notices and errors about lectures; those of section 5 and 9 are the specification's, to the letter. */
export const lectureMessages = textsOf('lecture', texts);

import { texts } from './texts/course/en.ts';
import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const courseLimits = {
  courseTitle: { max: 120 },
  courseDescription: { max: 4000 },
  category: { max: 60 },
  instructor: { max: 100 },
  /** How long deleted courses and lectures can be restored. */
  trashDays: 30,
} as const;

/** Notices and errors about courses and their trash; those of section 5 and 9 are the specification's, to the letter. */
export const courseMessages = textsOf('course', texts);

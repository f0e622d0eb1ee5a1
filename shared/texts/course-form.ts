import { texts } from './course-form/en.ts';
import { textsOf } from './texts.ts';

/** What admins are told where they write and publish courses. */
export const courseFormTexts = textsOf('course-form', texts);

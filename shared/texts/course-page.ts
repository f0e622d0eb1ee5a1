import { texts } from './course-page/en.ts';
import { textsOf } from './texts.ts';

/** What the page of a course says. */
export const coursePageTexts = textsOf('course-page', texts);

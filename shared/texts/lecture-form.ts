import { texts } from './lecture-form/en.ts';
import { textsOf } from './texts.ts';

/** What is said where admins add, edit, order and delete lectures. */
export const lectureFormTexts = textsOf('lecture-form', texts);

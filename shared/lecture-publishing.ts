import { texts } from './texts/lecture-publishing/en.ts';
import { textsOf } from './texts/texts.ts';

/** What is said where admins publish lectures. */
export const lecturePublishingTexts = textsOf('lecture-publishing', texts);

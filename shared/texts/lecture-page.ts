import { texts } from './lecture-page/en.ts';
import { textsOf } from './texts.ts';

/** What stands around a video on the watch page. */
export const lecturePageTexts = textsOf('lecture-page', texts);

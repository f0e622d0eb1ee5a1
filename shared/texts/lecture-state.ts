import { texts } from './lecture-state/en.ts';
import { textsOf } from './texts.ts';

/** How far the video of a lecture is, for admins. */
export const lectureStateTexts = textsOf('lecture-state', texts);

import { texts } from './school-defaults/en.ts';
import { textsOf } from './texts.ts';

/** What a school says of itself that has written nothing else. */
export const schoolDefaultTexts = textsOf('school-defaults', texts);

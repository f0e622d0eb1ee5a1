import { texts } from './school/en.ts';
import { textsOf } from './texts.ts';

/** What the settings of the school say, with notices and errors about them. */
export const schoolTexts = textsOf('school', texts);

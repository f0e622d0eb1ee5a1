import { texts } from './forms/en.ts';
import { textsOf } from './texts.ts';

/** What every form says. */
export const formTexts = textsOf('forms', texts);

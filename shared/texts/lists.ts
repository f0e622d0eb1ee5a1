import { texts } from './lists/en.ts';
import { textsOf } from './texts.ts';

/** What lists say that grow. */
export const listTexts = textsOf('lists', texts);

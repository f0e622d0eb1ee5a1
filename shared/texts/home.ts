import { texts } from './home/en.ts';
import { textsOf } from './texts.ts';

/** What the first page says. */
export const homeTexts = textsOf('home', texts);

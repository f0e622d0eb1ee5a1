import { texts } from './about/en.ts';
import { textsOf } from './texts.ts';

/** What the about page says. */
export const aboutTexts = textsOf('about', texts);

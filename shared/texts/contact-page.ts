import { texts } from './contact-page/en.ts';
import { textsOf } from './texts.ts';

/** What the page says on which anybody writes to the school. */
export const contactPageTexts = textsOf('contact-page', texts);

import { texts } from './texts/stats/en.ts';
import { textsOf } from './texts/texts.ts';

/** What the dashboard says; what section 2, 5 and 9 name is the specification's, to the letter. */
export const statsMessages = textsOf('stats', texts);

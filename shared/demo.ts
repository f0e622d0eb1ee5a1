import { texts } from './texts/demo/en.ts';
import { textsOf } from './texts/texts.ts';

/** What is said of the demo in a school: its courses can be added, and all of it be removed. */
export const demoTexts = textsOf('demo', texts);

import { texts } from './developers/en.ts';
import { textsOf } from './texts.ts';

/** What the page for integrators says around its guide. */
export const developerTexts = textsOf('developers', texts);

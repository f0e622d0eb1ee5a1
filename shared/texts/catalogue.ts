import { texts } from './catalogue/en.ts';
import { textsOf } from './texts.ts';

/** What the catalogue and its search say. */
export const catalogueTexts = textsOf('catalogue', texts);

import { texts } from './texts/export/en.ts';
import { textsOf } from './texts/texts.ts';

/** How many rows a browser puts together for one file. */
export const EXPORTED_ROWS = 10_000;

export const exportTexts = textsOf('export', texts);

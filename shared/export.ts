import { textsOf } from './texts/texts.ts';

/** How many rows a browser puts together for one file. */
export const EXPORTED_ROWS = 10_000;

export const exportTexts = textsOf('export', {
  loading: 'Collecting the rows',
  success: 'File saved',
  failure: 'Failed to collect the rows',
  cut: 'The file has only the first {count, number} rows. Narrow the list down to save the others',
});

import { textsOf } from './texts/texts.ts';

/** The maximum number of rows in a file that the browser exports. */
export const EXPORTED_ROWS = 10_000;

/** Notices about exporting a list as a file. */
export const exportTexts = textsOf('export', {
  loading: 'Exporting the rows',
  success: 'File saved',
  failure: 'Failed to export the rows',
  cut: 'The file contains only the first {count, number} rows. Narrow down the list to export the others',
});

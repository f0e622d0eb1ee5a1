import type { TextTree } from '#shared/texts/texts.ts';

/** What is said while rows of a list become a file. */
export const texts = {
  loading: 'Collecting the rows',
  success: 'File saved',
  failure: 'Failed to collect the rows',
  cut: 'The file has only the first {count, number} rows. Narrow the list down to save the others',
} as const satisfies TextTree;

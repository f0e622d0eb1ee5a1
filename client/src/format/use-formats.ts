import { useSyncExternalStore } from 'react';
import { formatsIn, readersFormats } from './format.ts';

/** The language of the texts, in which the server renders pages: it knows no reader. */
const PAGE_LOCALE = 'en-US';

const isReadersLocale = new Intl.NumberFormat().resolvedOptions().locale === PAGE_LOCALE;
const pageFormats = isReadersLocale ? readersFormats : formatsIn(PAGE_LOCALE);
const neverChanges = () => () => undefined;

/** How numbers are written: first as in the page that the server has rendered, then as the reader writes them. */
export const useFormats = () =>
  useSyncExternalStore(
    neverChanges,
    () => readersFormats,
    () => pageFormats,
  );

import { useSyncExternalStore } from 'react';
import { pageLocale } from '#shared/locale.ts';
import { formatsIn } from './format.ts';

const neverChanges = () => () => undefined;

/** How numbers are written: first as in the page that the server has rendered, which knows no reader, then as the reader writes them. */
export const useFormats = () => useSyncExternalStore(neverChanges, formatsIn, () => formatsIn(pageLocale()));

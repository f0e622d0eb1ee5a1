import { useSyncExternalStore } from 'react';
import { pageLocale } from '#shared/locale.ts';
import { formatDateTime, formatsIn } from './format.ts';

const neverChanges = () => () => undefined;

/** The number formats: during hydration those of the rendered page, which knows no reader, then those of the reader's locale. */
export const useFormats = () => useSyncExternalStore(neverChanges, formatsIn, () => formatsIn(pageLocale()));

/**
 * A time in the reader's time zone: `3 Mar 2027, 14:05`. During hydration only its UTC date, as on the rendered page, which knows no
 * reader.
 */
export const useDateTime = (time: string): string =>
  useSyncExternalStore(
    neverChanges,
    () => formatDateTime(time),
    () => formatsIn(pageLocale()).formatUtcDate(time),
  );

import { useSyncExternalStore } from 'react';
import { pageLocale } from '#shared/locale.ts';
import { formatDate, formatDateTime, formatsIn } from './format.ts';

const neverChanges = () => () => undefined;

/** The number formats: during hydration those of the rendered page, which knows no reader, then those of the reader's locale. */
export const useFormats = () => useSyncExternalStore(neverChanges, formatsIn, () => formatsIn(pageLocale()));

/** The date of a time in the reader's time zone: `3 Mar 2027`. During hydration its UTC date, as on the rendered page. */
export const useDate = (time: string): string =>
  useSyncExternalStore(
    neverChanges,
    () => formatDate(time),
    () => formatsIn(pageLocale()).formatUtcDate(time),
  );

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

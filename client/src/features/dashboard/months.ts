import { byLocale, pageLocale } from '#shared/locale.ts';

const name = byLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const nameWithYear = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** January first. */
export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The name of a month, 1 to 12; in English as the specification has it, wherever the reader is (section 2). */
export const monthName = (month: number): string => name(pageLocale()).format(Date.UTC(2000, month - 1));

/** A month of a year: `Nov 2025`. */
export const monthOfYear = (month: number, year: number): string =>
  nameWithYear(pageLocale()).format(Date.UTC(year, month - 1));

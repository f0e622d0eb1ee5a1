import { byLocale, pageLocale } from '#shared/locale.ts';

const name = byLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const nameWithYear = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** The months from January. */
export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The short name of a month, 1 to 12, in the language of the page. The specification has them in English (section 2). */
export const monthName = (month: number): string => name(pageLocale()).format(Date.UTC(2000, month - 1));

/** A month of a year: `Nov 2025`. */
export const monthOfYear = (month: number, year: number): string =>
  nameWithYear(pageLocale()).format(Date.UTC(year, month - 1));

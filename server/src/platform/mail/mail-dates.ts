import { pageLocale } from '#shared/locale.ts';

/** Formats a day in UTC for mails in the current language: `March 1, 2027`. */
export function day(date: Date): string {
  return date.toLocaleDateString(pageLocale(), { dateStyle: 'long', timeZone: 'UTC' });
}

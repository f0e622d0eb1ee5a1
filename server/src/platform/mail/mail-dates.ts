import { pageLocale } from '#shared/locale.ts';

/** A day as mails in the current language write it, UTC: `March 1, 2027`. */
export function day(date: Date): string {
  return date.toLocaleDateString(pageLocale(), { dateStyle: 'long', timeZone: 'UTC' });
}

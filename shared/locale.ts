import { languages } from './languages.ts';
import { language } from './texts/texts.ts';

let readersLocale: string | undefined;

/** Has numbers and dates written as this reader does, of a page that is in their language: `en-GB`, `de-CH`. */
export function setReadersLocale(locale: string): void {
  readersLocale = locale;
}

/** How the current language is written where nothing is known of the reader. */
export const pageLocale = (): string => languages[language()].locale;

/** How numbers, dates and lists are written: as the reader does, or else as the current language is. */
export function currentLocale(): string {
  const page = pageLocale();
  if (!readersLocale) return page;
  // Digits are those of the texts, wherever the reader is.
  const readers = new Intl.Locale(readersLocale, { numberingSystem: 'latn' });
  return readers.language === new Intl.Locale(page).language ? readers.toString() : page;
}

/** One format for each way of writing: making one takes longer than using it. */
export function byLocale<Format>(make: (locale: string) => Format): (locale?: string) => Format {
  const made = new Map<string, Format>();
  return (locale = currentLocale()) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

const lists = byLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }));

/** Names or figures one after another: `a, b, c`, `a, b und c`. */
export const formatList = (items: readonly string[]): string => lists().format(items);

import { languages } from './languages.ts';
import { language } from './texts/texts.ts';

let readersLocale: string | undefined;

/** Sets the reader's locale for numbers and dates of a page in their language: `en-GB`, `de-CH`. */
export function setReadersLocale(locale: string): void {
  readersLocale = locale;
}

/** The default locale of the current language, used if the reader's locale is unknown. */
export const pageLocale = (): string => languages[language()].locale;

/** The locale of numbers, dates and lists: the reader's if it matches the current language, else the language's default. */
export function currentLocale(): string {
  const page = pageLocale();
  if (!readersLocale) return page;
  // Digits match those of the texts, whatever the reader's locale.
  const readers = new Intl.Locale(readersLocale, { numberingSystem: 'latn' });
  return readers.language === new Intl.Locale(page).language ? readers.toString() : page;
}

/** Caches one format per locale: creating a format takes longer than using it. */
export function byLocale<Format>(make: (locale: string) => Format): (locale?: string) => Format {
  const made = new Map<string, Format>();
  return (locale = currentLocale()) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

const lists = byLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }));

/** Joins names or numbers: `a, b, c`, `a, b und c`. */
export const formatList = (items: readonly string[]): string => lists().format(items);

/**
 * The languages that the product speaks, by their tags (BCP 47): what each calls itself, the direction in which it is written, and
 * where its numbers and dates are from when nothing is known of the reader.
 */
export const languages = {
  en: { name: 'English', direction: 'ltr', locale: 'en-US' },
  de: { name: 'Deutsch', direction: 'ltr', locale: 'de-DE' },
} as const;

export type Language = keyof typeof languages;

// The object has no other keys.
export const languageTags = Object.keys(languages) as [Language, ...Language[]];

/** The specification's, in which its texts are to the letter. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The cookie that tells which language somebody has chosen. */
export const LANGUAGE_COOKIE = 'language';

export const isLanguage = (tag: unknown): tag is Language =>
  typeof tag === 'string' && Object.hasOwn(languages, tag);

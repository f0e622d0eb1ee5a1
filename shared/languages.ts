/** What is to be known of a language. */
interface LanguageTraits {
  /** What it calls itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The language (BCP 47) as it is written where nothing is known of the reader. */
  locale: string;
}

const known = {
  en: { name: 'English', direction: 'ltr', locale: 'en-US' },
  de: { name: 'Deutsch', direction: 'ltr', locale: 'de-DE' },
  fr: { name: 'Français', direction: 'ltr', locale: 'fr-FR' },
  es: { name: 'Español', direction: 'ltr', locale: 'es-ES' },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr', locale: 'pt-BR' },
  ja: { name: '日本語', direction: 'ltr', locale: 'ja-JP' },
  // Where digits are written as in the texts, 0 to 9.
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-AE' },
} satisfies Record<string, LanguageTraits>;

export type Language = keyof typeof known;

/** The languages that the product speaks, by their tags (BCP 47). */
export const languages: Readonly<Record<Language, LanguageTraits>> = known;

// The object has no other keys.
export const languageTags = Object.keys(languages) as [Language, ...Language[]];

/** The specification's, in which its texts are to the letter. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The cookie that tells which language a person has chosen. */
export const LANGUAGE_COOKIE = 'language';

/** Its name over HTTPS: browsers take a cookie with this prefix from the school's own host alone. */
export const SECURE_LANGUAGE_COOKIE = `__Host-${LANGUAGE_COOKIE}`;

/** Where a language is chosen: by a POST of its tag as `language`. */
export const LANGUAGE_PATH = '/language';

export const isLanguage = (tag: unknown): tag is Language =>
  typeof tag === 'string' && Object.hasOwn(languages, tag);

/** The properties of a language. */
interface LanguageTraits {
  /** The language's own name. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The default locale (BCP 47), used if the reader's is unknown. */
  locale: string;
}

const known = {
  en: { name: 'English', direction: 'ltr', locale: 'en-US' },
  de: { name: 'Deutsch', direction: 'ltr', locale: 'de-DE' },
  fr: { name: 'Français', direction: 'ltr', locale: 'fr-FR' },
  es: { name: 'Español', direction: 'ltr', locale: 'es-ES' },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr', locale: 'pt-BR' },
  ja: { name: '日本語', direction: 'ltr', locale: 'ja-JP' },
  // A locale with the digits of the texts, 0 to 9.
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-AE' },
} satisfies Record<string, LanguageTraits>;

export type Language = keyof typeof known;

/** The languages of the product by their tags (BCP 47). */
export const languages: Readonly<Record<Language, LanguageTraits>> = known;

// The object has no other keys.
export const languageTags = Object.keys(languages) as [Language, ...Language[]];

/** The language of the specification, whose texts are used verbatim. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The cookie with the person's chosen language. */
export const LANGUAGE_COOKIE = 'language';

/** The name of the cookie over HTTPS: browsers accept a cookie with this prefix only from the school's own host. */
export const SECURE_LANGUAGE_COOKIE = `__Host-${LANGUAGE_COOKIE}`;

/** The address that sets the language: a POST with its tag as `language`. */
export const LANGUAGE_PATH = '/language';

export const isLanguage = (tag: unknown): tag is Language =>
  typeof tag === 'string' && Object.hasOwn(languages, tag);

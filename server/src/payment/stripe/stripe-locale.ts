import type { Language } from '#shared/languages.ts';

/** The languages of the school that Stripe's pages support. */
const KNOWN: ReadonlySet<string> = new Set(['de', 'en', 'es', 'fr', 'ja', 'pt-BR']);

/** The locale of Stripe's pages for a language of the school, or `auto` for the browser's language. */
export const stripeLocale = (language: Language): string => (KNOWN.has(language) ? language : 'auto');

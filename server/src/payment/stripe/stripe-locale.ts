import type { Language } from '#shared/languages.ts';

/** Those of our languages that Stripe's pages know. */
const KNOWN: ReadonlySet<string> = new Set(['de', 'en', 'es', 'fr', 'ja', 'pt-BR']);

/** In which language Stripe's pages speak to whoever is spoken to in one of ours: else in that of their browser. */
export const stripeLocale = (language: Language): string => (KNOWN.has(language) ? language : 'auto');

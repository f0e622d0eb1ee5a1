/** Language, script, region and variants. Extensions do not describe the spoken language. */
const TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;

/** Returns a BCP 47 tag in canonical form: `PT-br` becomes `pt-BR`. Returns null if it is invalid. */
export const languageTag = (tag: string): string | null =>
  TAG.test(tag) ? (Intl.getCanonicalLocales(tag)[0] ?? null) : null;

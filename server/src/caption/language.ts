import { captionMessages } from '#shared/caption.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** Language, script, region and variants. Extensions do not describe the spoken language. */
const TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;

/** Returns a BCP 47 tag in canonical form: `PT-br` becomes `pt-BR`. Throws BAD_USER_INPUT if it is invalid. */
export function requireLanguage(tag: string): string {
  const [language] = TAG.test(tag) ? Intl.getCanonicalLocales(tag) : [];
  if (language !== undefined) return language;
  const message = captionMessages.validation.language;
  throw new AppError('BAD_USER_INPUT', message, { fields: { language: message } });
}

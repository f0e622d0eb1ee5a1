import { captionMessages } from '#shared/caption.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** Language, script, region and variants; extensions say nothing of what is spoken. */
const TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;

/** A BCP 47 tag as it is written, `PT-br` as `pt-BR`. Throws BAD_USER_INPUT for what is none. */
export function requireLanguage(tag: string): string {
  const [language] = TAG.test(tag) ? Intl.getCanonicalLocales(tag) : [];
  if (language !== undefined) return language;
  const message = captionMessages.validation.language;
  throw new AppError('BAD_USER_INPUT', message, { fields: { language: message } });
}

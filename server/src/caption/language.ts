import { captionMessages } from '#shared/caption.ts';
import { languageTag } from '#shared/captions/language-tag.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** Returns a BCP 47 tag in canonical form: `PT-br` becomes `pt-BR`. Throws BAD_USER_INPUT if it is invalid. */
export function requireLanguage(tag: string): string {
  const language = languageTag(tag);
  if (language !== null) return language;
  const message = captionMessages.validation.language;
  throw new AppError('BAD_USER_INPUT', message, { fields: { language: message } });
}

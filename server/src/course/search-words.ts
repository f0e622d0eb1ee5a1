import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { foldedWords } from '#shared/search-words.ts';
import { AppError } from '#server/platform/common/errors.ts';

/**
 * The words of what somebody typed, each once, as `course-search.columns.ts` keeps those of courses: lower case, without
 * accents. Whatever is neither letter nor digit only parts words, so nothing of it can be an operator. Throws
 * BAD_USER_INPUT for a text that is too long.
 */
export function searchWords(text: string): string[] {
  if (Array.from(text).length > limits.search.max) {
    const message = messages.validation.textTooLong({ limit: limits.search.max });
    throw new AppError('BAD_USER_INPUT', message, { fields: { search: message } });
  }
  return foldedWords(text);
}

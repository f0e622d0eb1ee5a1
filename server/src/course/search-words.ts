import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { foldedWords } from '#shared/search-words.ts';
import { AppError } from '#server/platform/common/errors.ts';

/**
 * The distinct words of a search text, folded like those of courses in `course-search.columns.ts`: lower case, without
 * accents. Characters other than letters and digits only separate words, so none can act as an operator. Throws
 * BAD_USER_INPUT for a text that is too long.
 */
export function searchWords(text: string): string[] {
  if (Array.from(text).length > limits.search.max) {
    const message = messages.validation.textTooLong({ limit: limits.search.max });
    throw new AppError('BAD_USER_INPUT', message, { fields: { search: message } });
  }
  return foldedWords(text);
}

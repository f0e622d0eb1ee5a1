import { searchWords } from '#server/course/search-words.ts';

/** Queries of PostgreSQL's text search for words of `searchWords`, at least one. */
export interface SearchTerms {
  /** One for each of the words; the last one may still be being typed. */
  each: string[];
  /** All of them. */
  every: string;
  /** Any of them. */
  any: string;
  /** All of them as they stand. */
  whole: string;
}

export function searchTerms(words: readonly string[]): SearchTerms {
  const whole = words.map((word) => `'${word}'`);
  const typed = whole.map((term, index) => (index === whole.length - 1 ? `${term}:*` : term));
  return { each: typed, every: typed.join(' & '), any: typed.join(' | '), whole: whole.join(' & ') };
}

/** Whether a word of a text is one of those that were searched, by the same rules. */
export function isWordFound(word: string, words: readonly string[]): boolean {
  const [folded] = searchWords(word);
  if (folded === undefined) return false;
  return words.includes(folded) || folded.startsWith(words.at(-1) ?? folded);
}

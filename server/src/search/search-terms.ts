import { isUnparted, otherForms } from '#shared/search-words.ts';

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

/** @param others words that may be meant, by the typed ones. */
export function searchTerms(
  words: readonly string[],
  others: ReadonlyMap<string, readonly string[]>,
): SearchTerms {
  const each = words.map((word, index) => {
    const isBeginning = index === words.length - 1 || isUnparted(word);
    const typed = isBeginning ? `${quoted(word)}:*` : quoted(word);
    const meant = [...otherForms(word), ...(others.get(word) ?? [])].map(quoted);
    return meant.length === 0 ? typed : `(${[typed, ...meant].join(' | ')})`;
  });
  const whole = words.map(quoted).join(' & ');
  return { each, every: each.join(' & '), any: each.join(' | '), whole };
}

/** Words of lectures may have signs in them, those of addresses. */
const quoted = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

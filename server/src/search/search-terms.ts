import { isUnparted, otherForms } from '#shared/search-words.ts';

/** Text search queries of PostgreSQL for the words of `searchWords`, of which there is at least one. */
export interface SearchTerms {
  /** One for each word. The last word may be incomplete. */
  each: string[];
  /** All words. */
  every: string;
  /** Any of the words. */
  any: string;
  /** All words exactly as typed. */
  whole: string;
}

/** @param others Words that may be meant, by typed word. */
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

/** Quotes a word: words of lectures may contain special characters, for example in URLs. */
const quoted = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

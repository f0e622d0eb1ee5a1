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
  const each = words.map((word, index) => {
    const typed = index === words.length - 1 ? `'${word}':*` : `'${word}'`;
    const others = otherForms(word).map((form) => `'${form}'`);
    return others.length === 0 ? typed : `(${[typed, ...others].join(' | ')})`;
  });
  const whole = words.map((word) => `'${word}'`).join(' & ');
  return { each, every: each.join(' & '), any: each.join(' | '), whole };
}

/** Whether a word of a text is one of those that were searched, by the same rules. */
export function isWordFound(word: string, words: readonly string[]): boolean {
  const [folded] = searchWords(word);
  if (folded === undefined) return false;
  if (folded.startsWith(words.at(-1) ?? folded)) return true;
  return words.some((searched) => [searched, ...otherForms(searched)].includes(folded));
}

/** Of shorter words, an `s` at the end is seldom that of a plural. */
const PLURAL_FROM = 4;

/**
 * How else the same word may be written: in the other number, by the rules of English, and German letters as they are typed
 * without a German keyboard.
 */
function otherForms(word: string): string[] {
  const spellings = [
    word.replace(/[aou]e/g, ([vowel]) => vowel ?? ''),
    word.replaceAll('ss', 'ß'),
    word.replaceAll('ß', 'ss'),
  ];
  const numbers = word.length < PLURAL_FROM ? [] : [singularOf(word), pluralOf(word)];
  return [...new Set([...spellings, ...numbers])].filter((form) => form !== word);
}

const singularOf = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|[cs]h)es$/, '')
    .replace(/(?<!s)s$/, '');

const pluralOf = (word: string) => {
  if (/(?:[sxz]|[cs]h)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : `${word}s`;
};

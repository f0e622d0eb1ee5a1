const LETTER = '[\\p{L}\\p{N}\\p{M}]';

/** Chinese, Japanese and Korean characters: these scripts do not separate words by spaces, or attach endings to them. */
const UNPARTED = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}]';

/** A word in a text: letters, digits and combining marks. In an unseparated script, a run of characters counts as one word. */
const WORD = new RegExp(`(?:(?=${UNPARTED})${LETTER})+|(?:(?!${UNPARTED})${LETTER})+`, 'gu');

const BEGINS_UNPARTED = new RegExp(`^${UNPARTED}`, 'u');

/** Whether a word of `foldedWords` is also found inside other words, because its script does not mark where words begin. */
export function isUnparted(word: string): boolean {
  return BEGINS_UNPARTED.test(word);
}

/** Returns the distinct words of a text, in lower case and without accents. All other characters only separate words. */
export function foldedWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase();
  return [...new Set(folded.match(WORD))];
}

/** Minimum length for tolerating a typo: shorter words differ by one letter from too many others. */
export const FORGIVING_FROM = 4;

/**
 * Returns a function that tells whether a word of the text matches the search, given as `foldedWords`. A word matches if it
 * equals a searched word, is its singular or plural or another spelling of German letters, or begins with the last searched word,
 * which may be incomplete. If no word of the text matches, words with one typo match.
 */
function wordFinder(text: string, searched: readonly string[]): (word: string) => boolean {
  const isFound = (word: string) => foldedWords(word).some((folded) => isSearched(folded, searched));
  if ((text.match(WORD) ?? []).some(isFound)) return isFound;
  return (word) => foldedWords(word).some((folded) => searched.some((one) => isOneSlip(folded, one)));
}

function isSearched(word: string, searched: readonly string[]): boolean {
  if (isUnparted(word)) return searched.some((one) => isUnparted(one) && word.includes(one));
  if (word.startsWith(searched.at(-1) ?? word)) return true;
  return searched.some((one) => [one, ...otherForms(one)].includes(word));
}

/** Whether two words differ by one letter or by two swapped letters. */
function isOneSlip(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) < FORGIVING_FROM) return false;
  const shorter = Math.min(word.length, other.length);
  let start = 0;
  while (start < shorter && word[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && word.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [rest = '', otherRest = ''] = [word, other].map((each) => each.slice(start, each.length - end));
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && otherRest === `${rest[1]}${rest[0]}`;
}

/**
 * Splits a text into parts, each with whether it matches the search: whole words, and in unseparated scripts the typed
 * characters.
 */
export function foundParts(text: string, searched: readonly string[]): { part: string; isFound: boolean }[] {
  const isFound = wordFinder(text, searched);
  const unparted = searched.filter(isUnparted).map((word) => word.normalize('NFC'));
  const typed = unparted.length > 0 ? new RegExp(`(${unparted.join('|')})`, 'u') : null;
  return text
    .split(new RegExp(`(${WORD.source})`, 'u'))
    .flatMap((part) => (typed && isUnparted(part) ? part.split(typed) : part))
    .map((part) => ({ part, isFound: isFound(part) }));
}

/** Minimum length for plurals: in shorter words a final `s` is seldom a plural. */
const PLURAL_FROM = 4;

/**
 * Returns other forms of a word: singular or plural by the rules of English, and German letters as typed without a German
 * keyboard.
 */
export function otherForms(word: string): string[] {
  if (isUnparted(word)) return [];
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

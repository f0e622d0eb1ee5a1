const LETTER = '[\\p{L}\\p{N}\\p{M}]';

/** What Chinese, Japanese and Korean are written with: their words are not parted by blanks, or have their endings hung on. */
const UNPARTED = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}]';

/** A word in a text: letters, digits and what hangs on them. Of a script that does not part them, what stands together is one. */
const WORD = new RegExp(`(?:(?=${UNPARTED})${LETTER})+|(?:(?!${UNPARTED})${LETTER})+`, 'gu');

const BEGINS_UNPARTED = new RegExp(`^${UNPARTED}`, 'u');

/** Whether a word of `foldedWords` is looked for inside of others, too: nobody knows where a word of its script begins. */
export function isUnparted(word: string): boolean {
  return BEGINS_UNPARTED.test(word);
}

/** The words of a text, each once, in lower case and without accents. Whatever is neither letter nor digit only parts words. */
export function foldedWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase();
  return [...new Set(folded.match(WORD))];
}

/** Shorter words are a letter apart from too many others. */
export const FORGIVING_FROM = 4;

/**
 * Says of the words of a text whether they are among those that were searched, of `foldedWords`: themselves, in the other number or
 * with German letters written otherwise, or, as the last word may still be being typed, one that begins with that. In a text without any
 * of these, those count that are one slip away.
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

/** Whether two words differ by one letter, or by two that are swapped. */
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

/** A text in parts, each with whether it was searched: whole words, and of scripts that do not part them what was typed. */
export function foundParts(text: string, searched: readonly string[]): { part: string; isFound: boolean }[] {
  const isFound = wordFinder(text, searched);
  const unparted = searched.filter(isUnparted).map((word) => word.normalize('NFC'));
  const typed = unparted.length > 0 ? new RegExp(`(${unparted.join('|')})`, 'u') : null;
  return text
    .split(new RegExp(`(${WORD.source})`, 'u'))
    .flatMap((part) => (typed && isUnparted(part) ? part.split(typed) : part))
    .map((part) => ({ part, isFound: isFound(part) }));
}

/** Of shorter words, an `s` at the end is seldom that of a plural. */
const PLURAL_FROM = 4;

/**
 * How else the same word may be written: in the other number, by the rules of English, and German letters as they are typed
 * without a German keyboard.
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

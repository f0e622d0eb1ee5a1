import { foundParts } from '#shared/search-words.ts';

/** Characters before and after the word that was found. */
const AROUND = 80;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The part of a text around the first of the words that is in it, in whole words; its beginning when none is. */
export function excerptOf(text: string, words: readonly string[]): string {
  const at = placeOf(text, words);
  // Where a script has no blanks, words end all the same.
  const ends = [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length);
  const endBetween = (from: number, to: number) => ends.filter((end) => end >= from && end <= to);
  const start = at <= AROUND ? 0 : (endBetween(at - AROUND, at).at(0) ?? at);
  const limit = at + 2 * AROUND;
  const end = text.length <= limit ? text.length : (endBetween(at + 1, limit).at(-1) ?? limit);
  const part = text.slice(start, end).replace(/\s+/g, ' ').trim().toWellFormed();
  return `${start > 0 ? '… ' : ''}${part}${end < text.length ? ' …' : ''}`;
}

/** Where the first of the words begins; 0 when none is there. */
function placeOf(text: string, words: readonly string[]): number {
  const parts = foundParts(text, words);
  const first = parts.findIndex(({ isFound }) => isFound);
  return parts.slice(0, Math.max(first, 0)).reduce((length, { part }) => length + part.length, 0);
}

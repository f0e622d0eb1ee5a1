import { foundParts } from '#shared/search-words.ts';

/** Maximum number of characters before and after the found word. */
const AROUND = 80;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Returns the whole words around the first occurrence of a search word. Returns the beginning of the text if it
 * contains none.
 */
export function excerptOf(text: string, words: readonly string[]): string {
  const at = placeOf(text, words);
  // The segmenter finds word ends even in scripts without spaces.
  const ends = [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length);
  const endBetween = (from: number, to: number) => ends.filter((end) => end >= from && end <= to);
  const start = at <= AROUND ? 0 : (endBetween(at - AROUND, at).at(0) ?? at);
  const limit = at + 2 * AROUND;
  const end = text.length <= limit ? text.length : (endBetween(at + 1, limit).at(-1) ?? limit);
  const part = text.slice(start, end).replace(/\s+/g, ' ').trim().toWellFormed();
  return `${start > 0 ? '… ' : ''}${part}${end < text.length ? ' …' : ''}`;
}

/** The index of the first search word. 0 if the text contains none. */
function placeOf(text: string, words: readonly string[]): number {
  const parts = foundParts(text, words);
  const first = parts.findIndex(({ isFound }) => isFound);
  return parts.slice(0, Math.max(first, 0)).reduce((length, { part }) => length + part.length, 0);
}

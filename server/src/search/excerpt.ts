import { isWordFound } from './search-terms.ts';

/** Characters before and after the word that was found. */
const AROUND = 80;

/** The part of a text around the first of the words that is in it; its beginning when none is. */
export function excerptOf(text: string, words: readonly string[]): string {
  const found = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].find(([word]) => isWordFound(word, words));
  const at = found?.index ?? 0;
  const from = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1;
  // A text without blanks is cut where it must be.
  const start = from > at || from === 0 ? Math.max(0, Math.min(from, at)) : from;
  const end = text.length <= at + 2 * AROUND ? text.length : lastBlank(text, at + 2 * AROUND, at);
  const part = text.slice(start, end).replace(/\s+/g, ' ').trim().toWellFormed();
  return `${start > 0 ? '… ' : ''}${part}${end < text.length ? ' …' : ''}`;
}

function lastBlank(text: string, before: number, after: number): number {
  const at = text.lastIndexOf(' ', before);
  return at > after ? at : before;
}

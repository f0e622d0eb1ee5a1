const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Shortens a text to whole words on one line, with at most `length` UTF-16 units before the ellipsis. */
export function cut(text: string, length: number): string {
  const line = text.trim().split(/\s+/).join(' ');
  return line.length <= length ? line : `${wholeWords(line, length)}…`;
}

/**
 * Returns the words at the start of a text, with at most `length` UTF-16 units, also for scripts without spaces. A
 * first word that is longer is cut between graphemes, the characters as readers see them.
 */
export function wholeWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const begun = text.slice(0, lastBoundary(words, text, length)).trimEnd();
  return begun || wholeGraphemes(text, length);
}

/** Returns the graphemes at the start of a text, with at most `length` UTF-16 units. A first grapheme that is longer is split. */
export function wholeGraphemes(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, lastBoundary(graphemes, text, length) || length).toWellFormed();
}

/** The end of the last segment within the limit. */
function lastBoundary(segmenter: Intl.Segmenter, text: string, limit: number): number {
  let last = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > limit) break;
    last = index + segment.length;
  }
  return last;
}

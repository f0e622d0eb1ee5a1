const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The beginning of a text, in one line and in whole words, of as many UTF-16 units as told before the ellipsis. */
export function cut(text: string, length: number): string {
  const line = text.trim().split(/\s+/).join(' ');
  return line.length <= length ? line : `${wholeWords(line, length)}…`;
}

/**
 * The words that a text begins with, of so many UTF-16 units at most, in scripts without blanks, too. Of a first word that is longer
 * as many characters as people see; none of those is parted.
 */
export function wholeWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const begun = text.slice(0, lastBoundary(words, text, length)).trimEnd();
  return begun || wholeGraphemes(text, length);
}

/** The characters that a text begins with, as people see them, of so many UTF-16 units at most; one that is longer is parted. */
export function wholeGraphemes(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, lastBoundary(graphemes, text, length) || length).toWellFormed();
}

/** The last place up to the limit where a segment ends. */
function lastBoundary(segmenter: Intl.Segmenter, text: string, limit: number): number {
  let last = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > limit) break;
    last = index + segment.length;
  }
  return last;
}

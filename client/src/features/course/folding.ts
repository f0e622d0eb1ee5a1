/** Lines of a folded text. */
export const FOLDED_LINES = 12;
/** A text that is only this much longer is not folded. */
const TOLERANCE = 4;
/** Characters of a line in the reading width. */
const LINE = 65;

/** Where a line of a text in HTML ends. */
const ENDS = /<\/(?:p|li|h[1-6]|tr)>|\n/;
const TAGS = /<[^>]*>/g;

/** Returns about how many lines a text in HTML has in the reading width. The server does not know its real height. */
export function estimatedLines(html: string): number {
  const lines = html.split(ENDS).map((line) => line.replaceAll(TAGS, '').trim().length);
  return lines.reduce((sum, length) => sum + Math.ceil(length / LINE), 0);
}

/** Whether a text with so many lines is folded. */
export const isFolded = (lines: number): boolean => lines > FOLDED_LINES + TOLERANCE;

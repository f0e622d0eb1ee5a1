/** The beginning of a text, in one line and in whole words. */
export function cut(text: string, length: number): string {
  const line = text.trim().split(/\s+/).join(' ');
  if (line.length <= length) return line;
  const part = line.slice(0, length);
  const end = part.lastIndexOf(' ');
  return `${part.slice(0, end > 0 ? end : length)}…`;
}

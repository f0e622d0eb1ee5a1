import { timedLine, type Chapter } from '#shared/chapters.ts';
import { formatClock } from '#client/format/format.ts';

/**
 * Returns the description with these chapters, one line each. They replace the chapters that it lists, or are
 * appended when it lists none. They are sorted by time.
 */
export function withChapters(description: string, chapters: readonly Chapter[]): string {
  const lines = description.split('\n');
  const isTimed = (line: string) => timedLine(line) !== null;
  const first = lines.findIndex(isTimed);
  const before = first === -1 ? [...lines, ''] : lines.slice(0, first);
  const after = first === -1 ? [] : lines.slice(first).filter((line) => !isTimed(line));
  const list = chapters
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, title }) => `${formatClock(start)} ${title}`);
  return [...before, ...list, ...after].join('\n').trim();
}

/** Parses a time such as `12:30` as seconds; null when it is invalid. */
export const secondOf = (time: string): number | null => timedLine(`${time.trim()} -`)?.second ?? null;

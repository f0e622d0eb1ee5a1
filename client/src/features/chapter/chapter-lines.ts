import { timedLine, type Chapter } from '#client/player/chapters.ts';
import { formatClock } from '#client/format/format.ts';

/**
 * A description with these chapters in the place of those that it lists, a line each; behind the rest where it lists none.
 * They are written in the order of their times.
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

/** The second that somebody typed, like `12:30`; null when it is none. */
export const secondOf = (time: string): number | null => timedLine(`${time.trim()} -`)?.second ?? null;

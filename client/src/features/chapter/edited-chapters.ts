import type { Chapter } from '#client/player/chapters.ts';
import { formatClock } from '#client/format/format.ts';
import { chapterMessages } from '#shared/chapter.ts';
import { secondOf } from './chapter-lines.ts';

/** A chapter as it is typed. */
export interface EditedChapter {
  /** Of the row, which keeps it while it is edited. */
  id: number;
  start: string;
  title: string;
}

/** What is wrong with a row; undefined where nothing is. */
export interface ChapterErrors {
  start?: string;
  title?: string;
}

const { validation } = chapterMessages;

let rows = 0;

/** A row of a chapter that begins at a second. */
export const chapterRow = ({ start, title }: Chapter): EditedChapter => ({
  id: ++rows,
  start: formatClock(start),
  title,
});

/** The same chapter in a row of its own. */
export const copyRow = ({ start, title }: EditedChapter): EditedChapter => ({ id: ++rows, start, title });

/** Whether something that was kept is rows. */
export const areChapterRows = (content: unknown): content is EditedChapter[] =>
  Array.isArray(content) &&
  content.every(
    (row: unknown) =>
      typeof row === 'object' &&
      row !== null &&
      'start' in row &&
      'title' in row &&
      typeof row.start === 'string' &&
      typeof row.title === 'string',
  );

/** What is wrong with each row, by its id, and with the list as a whole; null where nothing is. */
export function faultsOf(
  chapters: readonly EditedChapter[],
  duration: number,
): { rows: ReadonlyMap<number, ChapterErrors>; list: string | null } | null {
  const seconds = chapters.map(({ start }) => secondOf(start));
  const faulty = chapters.flatMap(({ id, title }, index): [number, ChapterErrors][] => {
    const errors: ChapterErrors = {};
    const start = timeFault(seconds, index, duration);
    if (start) errors.start = start;
    if (title.trim() === '') errors.title = validation.title;
    return Object.keys(errors).length > 0 ? [[id, errors]] : [];
  });
  const list = chapters.length === 1 ? validation.two : null;
  const isLate = chapters.length > 1 && !seconds.includes(0) ? validation.first : null;
  return faulty.length > 0 || list || isLate ? { rows: new Map(faulty), list: list ?? isLate } : null;
}

function timeFault(seconds: readonly (number | null)[], index: number, duration: number): string | undefined {
  const second = seconds[index] ?? null;
  if (second === null) return validation.time;
  if (second > 0 && second >= duration) return validation.tooLate;
  return seconds.indexOf(second) < index ? validation.sameTime : undefined;
}

/** The chapters of rows without a fault. */
export const chaptersOfRows = (chapters: readonly EditedChapter[]): Chapter[] =>
  chapters.map(({ start, title }) => ({ start: secondOf(start) ?? 0, title: title.trim() }));

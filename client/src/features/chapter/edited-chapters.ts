import type { Chapter } from '#shared/chapters.ts';
import { formatClock } from '#client/format/format.ts';
import { chapterMessages } from '#shared/chapter.ts';
import { secondOf } from './chapter-lines.ts';

/** A chapter in the editor, with its time as entered. */
export interface EditedChapter {
  /** Id of the row; stable during the edit. */
  id: number;
  start: string;
  title: string;
}

/** The errors of a row, by field; undefined for a valid field. */
export interface ChapterErrors {
  start?: string;
  title?: string;
}

const { validation } = chapterMessages;

let rows = 0;

/** Creates a row for a chapter. */
export const chapterRow = ({ start, title }: Chapter): EditedChapter => ({
  id: ++rows,
  start: formatClock(start),
  title,
});

/** Copies a row under a new id. */
export const copyRow = ({ start, title }: EditedChapter): EditedChapter => ({ id: ++rows, start, title });

/** Whether stored content is a list of chapter rows. */
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

/** The errors of each row, by its id, and of the list as a whole; null when everything is valid. */
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

/** Converts valid rows to chapters. */
export const chaptersOfRows = (chapters: readonly EditedChapter[]): Chapter[] =>
  chapters.map(({ start, title }) => ({ start: secondOf(start) ?? 0, title: title.trim() }));

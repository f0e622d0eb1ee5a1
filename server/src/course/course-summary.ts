import { cut } from '#shared/cut.ts';
import { readMarkdown } from '#server/school/markdown.ts';
import type { CourseRow } from './course-rows.ts';

/** Cards show two lines, search engines 160 characters. */
const LENGTH = 300;

interface Summary {
  of: string;
  text: Promise<string>;
}

/** Cached rows of the catalogue are read by many requests: each is summarized once. */
const summaries = new WeakMap<object, Summary>();

/** Returns the description of a course as one line of plain text, cut at a word. */
export function summaryOf(course: Pick<CourseRow, 'description'>): Promise<string> {
  const known = summaries.get(course);
  // An entity of an edited course has another description than before.
  if (known?.of === course.description) return known.text;
  const text = readMarkdown(course.description).then((words) => cut(words, LENGTH));
  summaries.set(course, { of: course.description, text });
  return text;
}

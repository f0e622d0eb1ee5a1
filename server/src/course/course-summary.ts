import { cut } from '#shared/cut.ts';
import { readMarkdown } from '#server/school/markdown.ts';
import type { CourseRow } from './course-rows.ts';

/** Cards show two lines, search engines 160 characters. */
const LENGTH = 300;

/** Returns the description of a course as one line of plain text, cut at a word. */
export const summaryOf = async ({ description }: Pick<CourseRow, 'description'>): Promise<string> =>
  cut(await readMarkdown(description), LENGTH);

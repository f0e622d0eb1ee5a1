import { z } from 'zod';
import { cursorTime } from '#server/platform/common/pagination.ts';
import { isStorable } from '#server/platform/common/validate.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { sortable } from '#server/platform/db/folded.ts';

export const CourseSort = graphqlEnum('CourseSort', 'Order of a list of courses.', {
  RELEVANCE: 'Best match of the search first.',
  NEWEST: 'Newest first.',
  OLDEST: 'Oldest first.',
  TITLE: 'By title, A to Z.',
  TITLE_DESC: 'By title, Z to A.',
  CATEGORY: 'By category, A to Z.',
  CATEGORY_DESC: 'By category, Z to A.',
  INSTRUCTOR: 'By instructor, A to Z.',
  INSTRUCTOR_DESC: 'By instructor, Z to A.',
  MOST_LECTURES: 'Most lectures first.',
  FEWEST_LECTURES: 'Fewest lectures first.',
  LONGEST: 'Longest first.',
  SHORTEST: 'Shortest first.',
  UPDATED: 'Least recently updated first.',
  UPDATED_DESC: 'Last updated first.',
});
export type CourseSort = keyof typeof CourseSort;

/** The sort key of a list, which comes before the id, and its form in a cursor. */
export interface SortKey {
  /** SQL of the value. */
  value: string;
  direction: 'asc' | 'desc';
  /** SQL that converts the value to its form in a cursor. */
  written: (value: string) => string;
  /** SQL that converts a parameter from a cursor to the value. */
  read: string;
  /** Validates the value in a cursor. */
  rules: z.ZodType<string | number>;
}

const time = {
  // Times are compared in microseconds, which a Date cannot hold.
  written: (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  read: '?::timestamptz',
  rules: cursorTime,
};
const amount = { written: (value: string) => value, read: '?::float8', rules: z.number() };
/** Compared as an integer like the column: with a fractional type, no index would be used. */
const quantity = { ...amount, read: '?::int', rules: z.int32() };
const text = { written: (value: string) => value, read: '?::text', rules: z.string().refine(isStorable) };

const since = { ...time, value: 'coalesce(published_at, created_at)' };
const words = (column: string) => ({ ...text, value: sortable(column) });

/** The key of each order except RELEVANCE, which depends on the search. */
export const SORT_KEYS: Record<Exclude<CourseSort, 'RELEVANCE'>, SortKey> = {
  NEWEST: { ...since, direction: 'desc' },
  OLDEST: { ...since, direction: 'asc' },
  TITLE: { ...words('title'), direction: 'asc' },
  TITLE_DESC: { ...words('title'), direction: 'desc' },
  CATEGORY: { ...words('category'), direction: 'asc' },
  CATEGORY_DESC: { ...words('category'), direction: 'desc' },
  INSTRUCTOR: { ...words('instructor'), direction: 'asc' },
  INSTRUCTOR_DESC: { ...words('instructor'), direction: 'desc' },
  MOST_LECTURES: { ...quantity, value: 'number_of_lectures', direction: 'desc' },
  FEWEST_LECTURES: { ...quantity, value: 'number_of_lectures', direction: 'asc' },
  LONGEST: { ...amount, value: 'duration', direction: 'desc' },
  SHORTEST: { ...amount, value: 'duration', direction: 'asc' },
  UPDATED: { ...time, value: 'updated_at', direction: 'asc' },
  UPDATED_DESC: { ...time, value: 'updated_at', direction: 'desc' },
};

/**
 * Indexes for each order, in both directions, for all courses and for one category, so that any page starts directly at its cursor.
 * Drafts are few. A list of only drafts is sorted without an index.
 */
export const SORT_INDEXES: { name: string; expression: string }[] = [
  ...Object.entries({
    newest: SORT_KEYS.NEWEST,
    title: SORT_KEYS.TITLE,
    category: SORT_KEYS.CATEGORY,
    instructor: SORT_KEYS.INSTRUCTOR,
    lectures: SORT_KEYS.MOST_LECTURES,
    duration: SORT_KEYS.LONGEST,
  }).flatMap(([name, { value }]) => [
    sortIndex(`courses_${name}_index`, `${value}, id`),
    sortIndex(`courses_${name}_in_category_index`, `category, ${value}, id`),
  ]),
  // That of all courses by their update time also has those in the trash, because it serves lists of changes.
  sortIndex('courses_updated_in_category_index', `category, ${SORT_KEYS.UPDATED.value}, id`),
  sortIndex('courses_drafts_index', 'id', 'published_at is null and '),
];

function sortIndex(name: string, columns: string, condition = '') {
  const which = `${condition}deleted_at is null`;
  return { name, expression: `create index "${name}" on "courses" (${columns}) where ${which}` };
}

/** The sort key of RELEVANCE; `value` is the SQL of the relevance. */
export const byRelevance = (value: string): SortKey => ({ ...amount, value, direction: 'desc' });

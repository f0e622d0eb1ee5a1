import type { CourseSort, CourseState } from '#client/gql/graphql.ts';

/** Which list of courses was asked for, whatever part of it. */
export interface CourseList {
  /** Empty when nothing is searched. */
  search: string;
  /** Null for all of them. */
  category: string | null;
  sort: CourseSort;
  state: CourseState;
}

/** The arguments of a `courses` field; what is left out is what the server takes then. */
export interface CourseListArguments {
  search?: string | null;
  category?: string | null;
  sort?: CourseSort | null;
  state?: CourseState | null;
}

const listOf = ({ search, category, sort, state }: CourseListArguments): CourseList => ({
  search: search?.trim() ?? '',
  category: category ?? null,
  sort: sort ?? (search?.trim() ? 'RELEVANCE' : 'NEWEST'),
  state: state ?? 'PUBLISHED',
});

/** The name under which the cache keeps a list: one for all ways to ask for the same. */
export const courseListKey = (args: CourseListArguments | null): string => JSON.stringify(listOf(args ?? {}));

/** The list that the cache keeps under a field name like `courses:{…}`. */
export const courseListOfField = (storeFieldName: string): CourseList =>
  // Written by `courseListKey`.
  JSON.parse(storeFieldName.slice(storeFieldName.indexOf(':') + 1)) as CourseList;

import type { CourseSort, CourseState } from '#client/gql/graphql.ts';

/** The arguments that identify a list of courses, without the page. */
export interface CourseList {
  /** Empty without a search. */
  search: string;
  /** Null for all categories. */
  category: string | null;
  sort: CourseSort;
  state: CourseState;
}

/** The arguments of a `courses` field. The server has defaults for omitted ones. */
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

/** The cache key of a list: the same for all arguments that mean the same list. */
export const courseListKey = (args: CourseListArguments | null): string => JSON.stringify(listOf(args ?? {}));

/** Parses the list from a cache field name such as `courses:{…}`. */
export const courseListOfField = (storeFieldName: string): CourseList =>
  // Written by `courseListKey`.
  JSON.parse(storeFieldName.slice(storeFieldName.indexOf(':') + 1)) as CourseList;

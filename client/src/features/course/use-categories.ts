import { useCoursesQuery } from '#client/gql/graphql.ts';

/** The categories of the whole catalogue. They are only suggestions, so a failure is ignored. */
export function useCategories(): string[] {
  const { data } = useCoursesQuery();
  return (data?.courses.categories ?? []).map(({ name }) => name);
}

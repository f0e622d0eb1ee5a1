import { useCoursesQuery } from '#client/gql/graphql.ts';

/** The categories of the whole catalogue: suggestions, so a failure is no matter. */
export function useCategories(): string[] {
  const { data } = useCoursesQuery();
  return (data?.courses.categories ?? []).map(({ name }) => name);
}

import { useCoursesQuery } from '#client/gql/graphql.ts';

/** The categories of the newest courses, in alphabetical order: suggestions, so a failure is no matter. */
export function useCategories(): string[] {
  const { data } = useCoursesQuery();
  const categories = new Set(data?.courses.edges.map(({ node }) => node.category));
  return [...categories].sort((one, other) => one.localeCompare(other));
}

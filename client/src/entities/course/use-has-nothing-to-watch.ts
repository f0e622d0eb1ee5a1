import { useCoursesQuery } from '#client/gql/graphql.ts';

/**
 * Whether the school is known to have nothing to watch yet: no published course, or none with a lecture. Uses the first page of
 * the catalogue.
 */
export function useHasNothingToWatch(): boolean {
  const { data } = useCoursesQuery();
  if (!data) return false;
  const { edges, pageInfo } = data.courses;
  return !pageInfo.hasNextPage && edges.every(({ node }) => node.numberOfLectures === 0);
}

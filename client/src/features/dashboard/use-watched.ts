import { useWatchedCoursesQuery, useWatchedLecturesQuery } from '#client/gql/graphql.ts';
import { usePage } from '#client/ui/use-page.ts';
import { statsMessages } from '#shared/stats.ts';

/** Page size of the lists. */
const ROWS = 10;

/** The courses of a year, by watch time, longest first. */
export function useWatchedCourses(year: number | null) {
  const query = useWatchedCoursesQuery({
    variables: { year, first: ROWS },
    fetchPolicy: 'cache-and-network',
  });
  const list = (query.data ?? query.previousData)?.stats.watchedCourses;
  return usePage(query, list, statsMessages.failure.loadStatistics);
}

/** The lectures of a year, by watch time, longest first. */
export function useWatchedLectures(year: number | null) {
  const query = useWatchedLecturesQuery({
    variables: { year, first: ROWS },
    fetchPolicy: 'cache-and-network',
  });
  const list = (query.data ?? query.previousData)?.stats.watchedLectures;
  return usePage(query, list, statsMessages.failure.loadStatistics);
}

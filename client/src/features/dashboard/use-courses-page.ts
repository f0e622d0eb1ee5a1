import { useEffect, useEffectEvent, useState } from 'react';
import { useCoursesOverviewQuery, type CourseSort } from '#client/gql/graphql.ts';
import { usePage } from '#client/ui/use-page.ts';
import { courseMessages } from '#shared/course.ts';
import { limits } from '#shared/limits.ts';

export const coursesPerPage = 10;

/**
 * Loads one page of the school's courses, including drafts. The list grows by cursor, so visited pages need no
 * request, and the courses after a deleted one move up.
 */
export function useCoursesPage(page: number, sort: CourseSort) {
  // Loads all previous pages with the first request, so that going back needs none.
  const [first] = useState(Math.min(page * coursesPerPage, limits.pageSize.max));
  const query = useCoursesOverviewQuery({ variables: { first, sort }, fetchPolicy: 'cache-and-network' });
  const courses = (query.data ?? query.previousData)?.courses;
  const loaded = courses?.edges.length ?? 0;
  const missing = Math.min(page * coursesPerPage - loaded, limits.pageSize.max);

  const { failure, showMore, isLoadingMore, hasMore, hasFailed } = usePage(
    { fetchMore: ({ variables }) => query.fetchMore({ variables: { ...variables, first: missing } }) },
    courses,
    courseMessages.failure.loadCourses,
  );
  // Stops after a failure: the user retries.
  const mustGrow = !query.loading && missing > 0 && hasMore && !hasFailed;
  const grow = useEffectEvent(showMore);
  useEffect(() => {
    if (mustGrow) void grow();
  }, [mustGrow, loaded]);

  const rows = courses?.edges.slice((page - 1) * coursesPerPage, page * coursesPerPage);
  return {
    courses,
    rows: rows?.map(({ node }) => node),
    loading: query.loading && !courses,
    /** Whether the rows have the previous sort order while the new ones load. */
    isStale: query.data === undefined && courses !== undefined,
    isLoadingMore: isLoadingMore || mustGrow,
    hasFailed,
    error: query.error,
    refetch: () => query.refetch(),
    failure,
    showMore,
  };
}

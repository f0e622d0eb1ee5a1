import { useEffect, useEffectEvent, useState } from 'react';
import { useCoursesOverviewQuery, type CourseSort } from '#client/gql/graphql.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { courseMessages } from '#shared/course.ts';
import { limits } from '#shared/limits.ts';

export const coursesPerPage = 10;

/**
 * One page of the school's courses, drafts too. The list grows by cursor, so pages that were seen are there at once,
 * and what a deletion leaves open is filled from behind.
 */
export function useCoursesPage(page: number, sort: CourseSort) {
  // All that stands before a page comes with it: then going back needs no request.
  const [first] = useState(Math.min(page * coursesPerPage, limits.pageSize.max));
  const query = useCoursesOverviewQuery({ variables: { first, sort }, fetchPolicy: 'cache-and-network' });
  const courses = (query.data ?? query.previousData)?.courses;
  const loaded = courses?.edges.length ?? 0;
  const missing = Math.min(page * coursesPerPage - loaded, limits.pageSize.max);

  const { showMore, isLoadingMore, hasFailed } = useShowMore({
    endCursor: courses?.pageInfo.endCursor,
    fetchMore: (after) => query.fetchMore({ variables: { after, first: missing } }),
    failure: courseMessages.failure.loadCourses,
  });
  // Not again and again when the server cannot be reached: the next try is the person's.
  const mustGrow = !query.loading && missing > 0 && courses?.pageInfo.hasNextPage === true && !hasFailed;
  const grow = useEffectEvent(showMore);
  useEffect(() => {
    if (mustGrow) void grow();
  }, [mustGrow, loaded]);

  const rows = courses?.edges.slice((page - 1) * coursesPerPage, page * coursesPerPage);
  return {
    courses,
    rows: rows?.map(({ node }) => node),
    loading: query.loading && !courses,
    /** Whether the rows are those of another order, while the right ones are on their way. */
    isStale: query.data === undefined && courses !== undefined,
    isLoadingMore: isLoadingMore || mustGrow,
    hasFailed,
    error: query.error,
    retry: () => (courses ? showMore() : query.refetch()),
  };
}

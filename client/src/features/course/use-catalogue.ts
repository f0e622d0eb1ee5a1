import { NetworkStatus } from '@apollo/client';
import { useCoursesQuery, type CoursesQueryVariables } from '#client/gql/graphql.ts';
import { useLoadToasts } from '#client/toasts/use-load-toasts.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { courseMessages } from '#shared/course.ts';

const texts = {
  loading: courseMessages.loading.loadCourses,
  success: courseMessages.success.loadCourses,
  failure: courseMessages.failure.loadCourses,
};

/** The courses of one view of the catalogue. While another one is on its way, the one before stays, marked as such. */
export function useCatalogue(variables: CoursesQueryVariables) {
  const { data, previousData, networkStatus, error, refetch, fetchMore } = useCoursesQuery({ variables });
  const isLoading = networkStatus === NetworkStatus.loading || networkStatus === NetworkStatus.setVariables;
  useLoadToasts({ loading: isLoading, error: data ? undefined : error }, texts);
  const courses = data?.courses;
  const { showMore, isLoadingMore, hasFailed } = useShowMore({
    endCursor: courses?.pageInfo.endCursor,
    fetchMore: (after) => fetchMore({ variables: { after } }),
    failure: courseMessages.failure.loadCourses,
  });
  return {
    /** Null while they are not known. */
    courses: courses ?? null,
    /** Those of the view before, to be shown dimmed meanwhile. */
    earlier: isLoading ? (previousData?.courses ?? null) : null,
    error: courses ? undefined : error,
    isLoading,
    refetch,
    showMore,
    isLoadingMore,
    /** Whether the next page did not come when it was last asked for. */
    hasFailedToGrow: hasFailed,
  };
}

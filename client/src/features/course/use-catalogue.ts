import { NetworkStatus } from '@apollo/client';
import { useCoursesQuery, useSearchQuery, type CoursesQuery, type SearchQuery } from '#client/gql/graphql.ts';
import { useLoadToasts } from '#client/toasts/use-load-toasts.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { courseMessages } from '#shared/course.ts';
import { searchVariablesOf, variablesOf, type CatalogueView } from './catalogue-view.ts';

const texts = () => ({
  loading: courseMessages.loading.loadCourses,
  success: courseMessages.success.loadCourses,
  failure: courseMessages.failure.loadCourses,
});

/** What a view shows: courses, and lectures among them that a search found. */
export type CatalogueEntries = Pick<SearchQuery['search'], 'totalCount' | 'categories' | 'pageInfo'> & {
  entries: Pick<SearchQuery['search']['edges'][number]['node'], 'id' | 'course' | 'lecture' | 'places'>[];
  courseCount: number;
  lectureCount: number;
};

/** The courses of one view of the catalogue. While another one is on its way, the one before stays, marked as such. */
export function useCatalogue(view: CatalogueView, isAdmin: boolean) {
  const isSearch = view.search !== '';
  const search = useSearchQuery({ variables: searchVariablesOf(view, isAdmin), skip: !isSearch });
  const courses = useCoursesQuery({ variables: variablesOf(view, isAdmin), skip: isSearch });
  const { networkStatus, error, refetch } = isSearch ? search : courses;
  const shown = isSearch ? found(search.data) : listed(courses.data);
  const before = isSearch
    ? (found(search.previousData) ?? listed(courses.previousData))
    : (listed(courses.previousData) ?? found(search.previousData));
  const isLoading = networkStatus === NetworkStatus.loading || networkStatus === NetworkStatus.setVariables;
  useLoadToasts({ loading: isLoading, error: shown ? undefined : error }, texts());
  const { showMore, isLoadingMore, hasFailed } = useShowMore({
    endCursor: shown?.pageInfo.endCursor,
    fetchMore: (after) =>
      isSearch ? search.fetchMore({ variables: { after } }) : courses.fetchMore({ variables: { after } }),
    failure: courseMessages.failure.loadCourses,
  });
  return {
    /** Null while they are not known. */
    list: shown,
    /** Those of the view before, to be shown dimmed meanwhile. */
    earlier: isLoading ? before : null,
    error: shown ? undefined : error,
    isLoading,
    refetch: () => refetch(),
    showMore,
    isLoadingMore,
    /** Whether the next page did not come when it was last asked for. */
    hasFailedToGrow: hasFailed,
  };
}

function found(data: SearchQuery | undefined): CatalogueEntries | null {
  return data ? { ...data.search, entries: data.search.edges.map(({ node }) => node) } : null;
}

function listed(data: CoursesQuery | undefined): CatalogueEntries | null {
  if (!data) return null;
  const { edges, totalCount } = data.courses;
  const entries = edges.map(({ node }) => ({ id: node.id, course: node, lecture: null, places: [] }));
  return { ...data.courses, entries, courseCount: totalCount, lectureCount: 0 };
}

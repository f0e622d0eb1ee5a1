import { NetworkStatus } from '@apollo/client';
import { useCoursesQuery, useSearchQuery, type CoursesQuery, type SearchQuery } from '#client/gql/graphql.ts';
import { useLoadToasts } from '#client/toasts/use-load-toasts.ts';
import { usePage } from '#client/ui/use-page.ts';
import { courseMessages } from '#shared/course.ts';
import { searchVariablesOf, variablesOf, type CatalogueView } from './catalogue-view.ts';

const texts = () => ({
  loading: courseMessages.loading.loadCourses,
  success: courseMessages.success.loadCourses,
  failure: courseMessages.failure.loadCourses,
});

/** The entries of a view: courses and, in a search, lectures. */
export type CatalogueEntries = Pick<SearchQuery['search'], 'totalCount' | 'categories' | 'pageInfo'> & {
  entries: Pick<SearchQuery['search']['edges'][number]['node'], 'id' | 'course' | 'found' | 'places'>[];
  courseCount: number;
  lectureCount: number;
};

/** Loads one view of the catalogue. While a new view loads, the previous one is returned as `earlier`. */
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
  const { showMore, isLoadingMore, hasFailed } = usePage<unknown>(
    { fetchMore: (more) => (isSearch ? search.fetchMore(more) : courses.fetchMore(more)) },
    isSearch ? search.data?.search : courses.data?.courses,
    courseMessages.failure.loadCourses,
  );
  return {
    /** Null until loaded. */
    list: shown,
    /** The entries of the previous view, shown dimmed while loading. */
    earlier: isLoading ? before : null,
    error: shown ? undefined : error,
    isLoading,
    refetch: () => refetch(),
    showMore,
    isLoadingMore,
    /** Whether the last request for the next page failed. */
    hasFailedToGrow: hasFailed,
  };
}

function found(data: SearchQuery | undefined): CatalogueEntries | null {
  return data ? { ...data.search, entries: data.search.edges.map(({ node }) => node) } : null;
}

function listed(data: CoursesQuery | undefined): CatalogueEntries | null {
  if (!data) return null;
  const { edges, totalCount } = data.courses;
  const entries = edges.map(({ node }) => ({ id: node.id, course: node, found: node, places: [] }));
  return { ...data.courses, entries, courseCount: totalCount, lectureCount: 0 };
}

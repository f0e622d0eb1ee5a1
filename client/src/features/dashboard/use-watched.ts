import { useWatchedCoursesQuery, useWatchedLecturesQuery } from '#client/gql/graphql.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { statsMessages } from '#shared/stats.ts';

/** Page size of the lists. */
const ROWS = 10;

interface ListQuery {
  data?: unknown;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
  fetchMore: (more: { variables: { after: string } }) => Promise<unknown>;
}

interface Connection<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The courses of a year, by watch time, longest first. */
export function useWatchedCourses(year: number | null) {
  const query = useWatchedCoursesQuery({
    variables: { year, first: ROWS },
    fetchPolicy: 'cache-and-network',
  });
  return useGrowing(query, (query.data ?? query.previousData)?.stats.watchedCourses);
}

/** The lectures of a year, by watch time, longest first. */
export function useWatchedLectures(year: number | null) {
  const query = useWatchedLecturesQuery({
    variables: { year, first: ROWS },
    fetchPolicy: 'cache-and-network',
  });
  return useGrowing(query, (query.data ?? query.previousData)?.stats.watchedLectures);
}

function useGrowing<Node>(query: ListQuery, list: Connection<Node> | undefined) {
  const more = useShowMore({
    endCursor: list?.pageInfo.endCursor,
    fetchMore: (after) => query.fetchMore({ variables: { after } }),
    failure: statsMessages.failure.loadStatistics,
  });
  return {
    rows: list?.edges.map(({ node }) => node),
    hasMore: list?.pageInfo.hasNextPage ?? false,
    isBusy: query.loading,
    // The shown data may be of the previously chosen year.
    error: query.data ? undefined : query.error,
    retry: () => query.refetch(),
    showMore: more.showMore,
    isLoadingMore: more.isLoadingMore,
  };
}

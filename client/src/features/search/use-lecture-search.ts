import { useSearchLecturesQuery } from '#client/gql/graphql.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { searchMessages } from '#shared/search.ts';

/** As many places are shown at first, and more by a button. */
export const LECTURE_HITS = 6;

/** Places in lectures where these words are. While others are looked for, those found before stay. */
export function useLectureSearch(search: string) {
  const { data, previousData, error, loading, refetch, fetchMore } = useSearchLecturesQuery({
    variables: { search, first: LECTURE_HITS },
  });
  const found = (data ?? (loading ? previousData : undefined))?.searchLectures;
  const { showMore, isLoadingMore } = useShowMore({
    endCursor: found?.pageInfo.endCursor,
    fetchMore: (after) => fetchMore({ variables: { after } }),
    failure: searchMessages.failure.search,
  });
  return {
    found,
    isStale: !data && loading,
    error: data || loading ? undefined : error,
    retry: () => refetch(),
    showMore,
    isLoadingMore,
  };
}

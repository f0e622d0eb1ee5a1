import { useMyAccessQuery } from '#client/gql/graphql.ts';
import { useBackoffPoll } from '#client/graphql/use-backoff-poll.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { accessPageTexts } from '#shared/texts/access-page.ts';
import { accessHelp } from './access-help.ts';

/** Page size of the history, as in the query document. */
const pageSize = 10;

/** Loads the user's own access report and history, and derives the suggested action. */
export function useMyAccess() {
  const query = useMyAccessQuery({ fetchPolicy: 'cache-and-network' });
  const me = query.data?.me;
  const help = me && accessHelp(me);
  const { showMore, isLoadingMore } = useShowMore({
    endCursor: me?.accessHistory.pageInfo.endCursor,
    fetchMore: (after) => query.fetchMore({ variables: { after } }),
    failure: accessPageTexts.failure.loadAccess,
  });
  const refetch = () => query.refetch();
  // A refetch returns only the first page, so polling stops when the user has loaded more.
  const isAtTop = !isLoadingMore && (me?.accessHistory.edges.length ?? 0) <= pageSize;
  useBackoffPoll(help?.way === 'wait' && isAtTop, refetch);
  return { me, help, error: query.error, refetch, showMore, isLoadingMore };
}

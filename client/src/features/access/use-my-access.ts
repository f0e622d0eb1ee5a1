import { useMyAccessQuery } from '#client/gql/graphql.ts';
import { useBackoffPoll } from '#client/graphql/use-backoff-poll.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { accessPageTexts } from '#shared/texts/access-page.ts';
import { accessHelp } from './access-help.ts';

/** How many entries come at a time, as the document says. */
const pageSize = 10;

/** Why the person at the screen may or may not watch, what helps, and what led to it. */
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
  // Looking again shows the first page only: not to somebody who reads further down.
  const isAtTop = !isLoadingMore && (me?.accessHistory.edges.length ?? 0) <= pageSize;
  useBackoffPoll(help?.way === 'wait' && isAtTop, refetch);
  return { me, help, error: query.error, refetch, showMore, isLoadingMore };
}

import { useMyAccessQuery } from '#client/gql/graphql.ts';
import { useBackoffPoll } from '#client/graphql/use-backoff-poll.ts';
import { usePage } from '#client/ui/use-page.ts';
import { accessPageTexts } from '#shared/texts/access-page.ts';
import { accessHelp } from './access-help.ts';

/** Page size of the history, as in the query document. */
const pageSize = 10;

/** Loads the user's own access report and history, and derives the suggested action. */
export function useMyAccess() {
  const query = useMyAccessQuery({ fetchPolicy: 'cache-and-network' });
  const me = query.data?.me;
  const help = me && accessHelp(me);
  const history = usePage(query, me?.accessHistory, accessPageTexts.failure.loadAccess);
  // A refetch returns only the first page, so polling stops when the user has loaded more.
  const isAtTop = !history.isLoadingMore && (history.nodes?.length ?? 0) <= pageSize;
  useBackoffPoll(help?.way === 'wait' && isAtTop, () => query.refetch());
  return { me, help, history };
}

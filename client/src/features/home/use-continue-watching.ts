import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '#client/features/auth/use-session.ts';
import { outboxOf } from '#client/features/progress/progress-outbox.ts';
import { useContinueWatchingQuery } from '#client/gql/graphql.ts';
import { begunLectures } from './course-row.tsx';

/** The learner's lectures in progress, last watched first; none for visitors. Refetched on each visit. */
export function useContinueWatching() {
  const client = useApolloClient();
  const { status } = useSession();
  const { data, loading, error, refetch } = useContinueWatchingQuery({
    variables: { first: begunLectures },
    fetchPolicy: 'cache-and-network',
    skip: status !== 'user',
  });

  useEffect(() => {
    // After a lecture, its last position may still be on its way to the server, so this refetches when it is saved.
    void outboxOf(client)
      .settled()
      ?.then(() => refetch())
      .catch(() => undefined);
  }, [client, refetch]);

  const begun = data?.continueWatching.nodes.filter(({ isDone }) => !isDone) ?? [];
  const isUnknown = status === 'loading' || (loading && begun.length === 0);
  return { begun, isPending: isUnknown, error: data || loading ? undefined : error, refetch };
}

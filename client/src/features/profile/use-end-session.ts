import { isReference } from '@apollo/client/cache';
import { EndSessionDocument, type SessionsPageFragment } from '#client/gql/graphql.ts';
import type { Stored } from '#client/graphql/stored.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { accountMessages } from '#shared/account.ts';

const { loading, success, failure } = accountMessages;

/** Ends another session of the user and removes it from the list. */
export function useEndSession(userId: string) {
  const [mutate, isEnding] = useToastMutation(EndSessionDocument);
  const end = (id: string) =>
    mutate({
      variables: { id },
      loading: loading.endSession,
      success: success.endSession,
      failure: failure.endSession,
      update: (cache) => {
        const ended = cache.identify({ __typename: 'Session', id });
        if (!ended) return;
        cache.modify<{ sessions: Stored<SessionsPageFragment> }>({
          id: cache.identify({ __typename: 'User', id: userId }),
          fields: {
            sessions: (sessions) =>
              isReference(sessions)
                ? sessions
                : {
                    ...sessions,
                    totalCount: sessions.totalCount - 1,
                    edges: sessions.edges.filter(({ node }) => node.__ref !== ended),
                  },
          },
        });
        cache.evict({ id: ended });
        cache.gc();
      },
    });
  return { end, isEnding };
}

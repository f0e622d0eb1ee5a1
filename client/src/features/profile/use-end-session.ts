import { isReference, type Reference } from '@apollo/client/cache';
import { useEndSessionMutation } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

const texts = () => ({
  loading: accountMessages.loading.endSession,
  success: accountMessages.success.endSession,
  failure: accountMessages.failure.endSession,
});

interface StoredSessions {
  totalCount: number;
  edges: readonly { __typename: 'SessionEdge'; cursor: string; node: Reference }[];
}

/** Ends another session of the user and removes it from the list. */
export function useEndSession(userId: string) {
  const [mutate, { loading }] = useEndSessionMutation({
    update: (cache, { data }) => {
      const ended = data && cache.identify({ __typename: 'Session', id: data.endSession.id });
      if (!ended) return;
      cache.modify<{ sessions: StoredSessions }>({
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
  const end = (id: string) => withToast(() => mutate({ variables: { id } }), texts());
  return { end, isEnding: loading };
}

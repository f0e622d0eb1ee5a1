import type { ApolloCache } from '@apollo/client/cache';

/** Notes that a person's mail address is verified, if the person is known here. */
export function markVerified(cache: ApolloCache, userId: string): void {
  cache.modify<{ isEmailVerified: boolean }>({
    id: cache.identify({ __typename: 'User', id: userId }),
    fields: { isEmailVerified: () => true },
  });
}

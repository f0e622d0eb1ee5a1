import type { ApolloCache } from '@apollo/client/cache';

/** Marks a user's email as verified in the cache, if the user is cached. */
export function markVerified(cache: ApolloCache, userId: string): void {
  cache.modify<{ isEmailVerified: boolean }>({
    id: cache.identify({ __typename: 'User', id: userId }),
    fields: { isEmailVerified: () => true },
  });
}

import type { ApolloCache } from '@apollo/client/cache';
import type { SessionUserFragment } from '#client/gql/graphql.ts';
import type { Stored } from '#client/graphql/stored.ts';

/** Marks a user's email as verified in the cache, if the user is cached. */
export function markVerified(cache: ApolloCache, userId: string): void {
  cache.modify<Stored<Pick<SessionUserFragment, 'isEmailVerified'>>>({
    id: cache.identify({ __typename: 'User', id: userId }),
    fields: { isEmailVerified: () => true },
  });
}

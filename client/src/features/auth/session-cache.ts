import type { ApolloClient } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import { MeDocument, type SessionUserFragment } from '#client/gql/graphql.ts';

/**
 * Makes `me` the person at the screen, null for a visitor, and forgets every other answer: most of them look
 * different to another person, and some belong to the one before. Queries on the screen ask anew by themselves.
 */
export function changePerson(cache: ApolloCache, me: SessionUserFragment | null): void {
  cache.batch({
    update: () => {
      cache.evict({ id: 'ROOT_QUERY' });
      cache.writeQuery({ query: MeDocument, data: { me } });
    },
  });
  cache.gc();
}

/** Makes the person at the screen a visitor after the session has ended; every other answer is kept. */
export function endSession(cache: ApolloCache): void {
  cache.writeQuery({ query: MeDocument, data: { me: null } });
}

/** Asks anew who is at the screen. A failure leaves what is known of them. */
export function refreshSession(client: ApolloClient): void {
  void client.query({ query: MeDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}

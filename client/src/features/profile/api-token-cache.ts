import { isReference, type ApolloCache } from '@apollo/client/cache';
import type { MyApiTokensQuery } from '#client/gql/graphql.ts';
import type { Stored } from '#client/graphql/stored.ts';

type StoredTokens = Stored<NonNullable<MyApiTokensQuery['me']>['apiTokens']>;

interface TokenIdentity {
  __typename: 'ApiToken';
  id: string;
}

function changeTokens(cache: ApolloCache, userId: string, change: (tokens: StoredTokens) => StoredTokens) {
  cache.modify<{ apiTokens: StoredTokens }>({
    id: cache.identify({ __typename: 'User', id: userId }),
    fields: { apiTokens: (tokens) => (isReference(tokens) ? tokens : change(tokens)) },
  });
}

/** Adds a new token to the top of its user's list. */
export function addToken(cache: ApolloCache, userId: string, token: TokenIdentity): void {
  const id = cache.identify({ ...token });
  if (!id) return;
  // The server returns no cursor outside of a list, and none is needed at the top.
  const edge = { __typename: 'ApiTokenEdge' as const, cursor: '', node: { __ref: id } };
  changeTokens(cache, userId, (tokens) => ({
    ...tokens,
    totalCount: tokens.totalCount + 1,
    edges: [edge, ...tokens.edges],
  }));
}

/** Removes a token from its user's list and evicts it. */
export function removeToken(cache: ApolloCache, userId: string, token: TokenIdentity): void {
  const id = cache.identify({ ...token });
  if (!id) return;
  changeTokens(cache, userId, (tokens) => ({
    ...tokens,
    totalCount: tokens.totalCount - 1,
    edges: tokens.edges.filter(({ node }) => node.__ref !== id),
  }));
  cache.evict({ id });
  cache.gc();
}

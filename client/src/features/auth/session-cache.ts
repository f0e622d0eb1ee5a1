import type { ApolloClient } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import { MeDocument, type SessionUserFragment } from '#client/gql/graphql.ts';
import { askIdentity } from './identity-question.ts';

const personIn = (cache: ApolloCache) => cache.readQuery({ query: MeDocument })?.me;

/** While the user is logging out or deleting the account in this window: resolves when that has ended. */
let leaving: Promise<void> | null = null;
let endLeaving = (): void => undefined;

function beginLeaving() {
  leaving = new Promise((resolve) => {
    endLeaving = () => {
      leaving = null;
      resolve();
    };
  });
}

/**
 * Makes `me` the current user (null for a visitor) and forgets every other answer, because most answers depend on the
 * user and some are private. Active queries refetch by themselves. When the same user logs in again, everything
 * stays.
 */
export function changePerson(cache: ApolloCache, me: SessionUserFragment | null): void {
  const isAnother = !me || personIn(cache)?.id !== me.id;
  cache.batch({
    update: () => {
      if (isAnother) cache.evict({ id: 'ROOT_QUERY' });
      cache.writeQuery({ query: MeDocument, data: { me } });
    },
  });
  cache.gc();
  endLeaving();
}

/** Whether the user has logged out or deleted the account in this window, and `changePerson` has not followed yet. */
export const isLeavingSession = (): boolean => leaving !== null;

/** Runs the call that ends the session. `changePerson` follows once the user's page is left. */
export async function leaveSession<Value>(call: () => Promise<Value>): Promise<Value> {
  beginLeaving();
  try {
    return await call();
  } catch (error) {
    endLeaving();
    throw error;
  }
}

/**
 * Handles a session that the server no longer knows: asks the user to log in again on top of the page, and resolves
 * with whether they did. If not, the user becomes a visitor; all other answers stay cached.
 */
export async function resumeSession(cache: ApolloCache): Promise<boolean> {
  if (leaving) {
    // The answer comes when the user's page is left: its guard would open the login page.
    await leaving;
    return false;
  }
  const before = personIn(cache);
  const isShown = before && (await askIdentity('login'));
  const now = personIn(cache);
  if (isShown) return now?.id === before.id;
  if (now?.id === before?.id) cache.writeQuery({ query: MeDocument, data: { me: null } });
  return false;
}

/** Refetches the current user. A failure keeps the known state. */
export function refreshSession(client: ApolloClient): void {
  void client.query({ query: MeDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}

import type { ApolloClient } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import { MeDocument, type SessionUserFragment } from '#client/gql/graphql.ts';
import { askIdentity } from './identity-question.ts';

const personIn = (cache: ApolloCache) => cache.readQuery({ query: MeDocument })?.me;

/** Whether the person ends the session in this window: nobody is asked to log in again then. */
let isLeaving = false;

/**
 * Makes `me` the person at the screen, null for a visitor, and forgets every other answer: most of them look
 * different to another person, and some belong to the one before. Queries on the screen ask anew by themselves.
 * Who was there before and logs in again finds everything as it was.
 */
export function changePerson(cache: ApolloCache, me: SessionUserFragment | null): void {
  const isAnother = !me || personIn(cache)?.id !== me.id;
  isLeaving = false;
  cache.batch({
    update: () => {
      if (isAnother) cache.evict({ id: 'ROOT_QUERY' });
      cache.writeQuery({ query: MeDocument, data: { me } });
    },
  });
  cache.gc();
}

/** Runs the call by which a person ends the session; `changePerson` follows when their screen is left. */
export async function leaveSession<Value>(call: () => Promise<Value>): Promise<Value> {
  isLeaving = true;
  try {
    return await call();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
}

/**
 * What to do when the server no longer knows the session: has the person log in again over the page, and resolves with whether
 * they did. If not, they are a visitor; every other answer is kept.
 */
export async function resumeSession(cache: ApolloCache): Promise<boolean> {
  const before = personIn(cache);
  const isShown = before && !isLeaving && (await askIdentity('login'));
  const now = personIn(cache);
  if (isShown) return now?.id === before.id;
  if (now?.id === before?.id) cache.writeQuery({ query: MeDocument, data: { me: null } });
  return false;
}

/** Asks anew who is at the screen. A failure leaves what is known of them. */
export function refreshSession(client: ApolloClient): void {
  void client.query({ query: MeDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}

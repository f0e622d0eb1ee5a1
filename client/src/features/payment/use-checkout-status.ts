import { useApolloClient } from '@apollo/client/react';
import { useSession } from '#client/features/auth/use-session.ts';
import { MyCheckoutDocument, useMyCheckoutQuery } from '#client/gql/graphql.ts';
import { useBackoffPoll } from '#client/graphql/use-backoff-poll.ts';
import { checkoutStatus } from './checkout-status.ts';

/**
 * The checkout status of the person at the screen, by the server's answer. Before it has answered, and when it fails, by
 * the session; `isKnown` is false only while an answer may still come.
 */
export function useCheckoutStatus() {
  const { user } = useSession();
  const client = useApolloClient();
  // It may have been paid, in another window or by now, since it was asked for last.
  const { data, error } = useMyCheckoutQuery({ fetchPolicy: 'cache-and-network' });
  const me = data?.me ?? { subscription: user?.subscription, checkout: null };
  const status = checkoutStatus(me.subscription, me.checkout);
  // Not through the screen's own query: a failure must not take away what is known.
  const refetch = () => client.query({ query: MyCheckoutDocument, fetchPolicy: 'network-only' });
  useBackoffPoll(status.kind === 'waiting', refetch);
  return { status, trialDays: data?.me?.trialDays ?? 0, isKnown: Boolean(data ?? error), refetch };
}

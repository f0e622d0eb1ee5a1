import { useApolloClient } from '@apollo/client/react';
import { useSession } from '#client/features/auth/use-session.ts';
import { MyCheckoutDocument, useMyCheckoutQuery } from '#client/gql/graphql.ts';
import { useBackoffPoll } from '#client/graphql/use-backoff-poll.ts';
import { checkoutStatus } from './checkout-status.ts';

/**
 * The user's checkout status, as the server answers. Before the answer and after a failure it is derived from the
 * session. `isKnown` is false only while an answer is pending.
 */
export function useCheckoutStatus() {
  const { user } = useSession();
  const client = useApolloClient();
  // The user may have paid meanwhile, for example in another window.
  const { data, error } = useMyCheckoutQuery({ fetchPolicy: 'cache-and-network' });
  const me = data?.me ?? { subscription: user?.subscription, checkout: null };
  const status = checkoutStatus(me.subscription, me.checkout);
  // Does not use the page's own query, because a failure there would discard the known status.
  const refetch = () => client.query({ query: MyCheckoutDocument, fetchPolicy: 'network-only' });
  useBackoffPoll(status.kind === 'waiting', refetch);
  return { status, trialDays: data?.me?.trialDays ?? 0, isKnown: Boolean(data ?? error), refetch };
}

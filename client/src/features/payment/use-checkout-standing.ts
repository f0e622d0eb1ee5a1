import { useApolloClient } from '@apollo/client/react';
import { useSession } from '#client/features/auth/use-session.ts';
import { MyCheckoutDocument, useMyCheckoutQuery } from '#client/gql/graphql.ts';
import { useBackoffPoll } from '#client/graphql/use-backoff-poll.ts';
import { checkoutStanding } from './checkout-standing.ts';

/**
 * What the person at the screen needs at the checkout, as the server has it now. Until it has answered, and when it
 * does not, as the session has it; `isKnown` is false only while an answer may still come. `refetch` asks again.
 */
export function useCheckoutStanding() {
  const { user } = useSession();
  const client = useApolloClient();
  // It may have been paid, in another window or by now, since it was asked for last.
  const { data, error } = useMyCheckoutQuery({ fetchPolicy: 'cache-and-network' });
  const me = data?.me ?? { subscription: user?.subscription, checkout: null };
  const standing = checkoutStanding(me.subscription, me.checkout);
  // Not through the screen's own query: a failure must not take away what is known.
  const refetch = () => client.query({ query: MyCheckoutDocument, fetchPolicy: 'network-only' });
  useBackoffPoll(standing.kind === 'waiting', refetch);
  return { standing, isKnown: Boolean(data ?? error), refetch };
}

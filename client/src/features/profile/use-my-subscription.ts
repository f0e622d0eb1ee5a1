import { useApolloClient } from '@apollo/client/react';
import { MySubscriptionDocument, useMySubscriptionQuery } from '#client/gql/graphql.ts';
import { isUnsettled } from '#client/entities/subscription/subscription.ts';
import { useBackoffPoll } from '#client/graphql/use-backoff-poll.ts';
import { addNewestPayment } from './payments-cache.ts';

/** The user's subscription. It is polled while a change at the payment provider is pending. */
export function useMySubscription() {
  const client = useApolloClient();
  // The subscription may have been renewed, paid or ended since the last query.
  const result = useMySubscriptionQuery({ fetchPolicy: 'cache-and-network' });
  const me = result.data?.me;
  // Does not use the page's own query, because a failure there would discard the known data.
  const poll = async () => {
    const { data } = await client.query({ query: MySubscriptionDocument, fetchPolicy: 'network-only' });
    if (data?.me) addNewestPayment(client.cache, data.me.payments);
  };
  const isAnyUnsettled = [me?.subscription, me?.paidSubscription].some((each) =>
    isUnsettled(each, me?.checkout),
  );
  useBackoffPoll(isAnyUnsettled, poll);
  return result;
}

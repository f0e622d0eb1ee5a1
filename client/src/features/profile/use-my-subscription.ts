import { useApolloClient } from '@apollo/client/react';
import { MySubscriptionDocument, useMySubscriptionQuery } from '#client/gql/graphql.ts';
import { isUnsettled } from '#client/entities/subscription/subscription.ts';
import { useBackoffPoll } from '#client/graphql/use-backoff-poll.ts';
import { addNewestPayment } from './payments-cache.ts';

/** The person's own subscription; polled while a change at the payment provider is pending. */
export function useMySubscription() {
  const client = useApolloClient();
  // It may have been renewed, paid or ended since it was asked for last.
  const result = useMySubscriptionQuery({ fetchPolicy: 'cache-and-network' });
  const me = result.data?.me;
  // Not through the screen's own query: a failure must not take away what is known.
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

import { useApolloClient } from '@apollo/client/react';
import {
  CallOffPriceChangeDocument,
  PriceChangePreviewDocument,
  PriceChangesDocument,
  StartPriceChangeDocument,
  usePriceChangesQuery,
  type PriceChangePreviewQuery,
} from '#client/gql/graphql.ts';
import { useBackoffPoll } from '#client/graphql/use-backoff-poll.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { usePage } from '#client/ui/use-page.ts';
import { priceChangeTexts } from '#shared/texts/price-change.ts';

/** The price changes of running subscriptions, newest first (ADMIN). They are polled while one runs, because its counts grow. */
export function usePriceChanges() {
  const client = useApolloClient();
  const query = usePriceChangesQuery({ fetchPolicy: 'cache-and-network' });
  const list = (query.data ?? query.previousData)?.priceChanges;
  const isRunning = list?.edges.some(({ node }) => node.state === 'RUNNING') ?? false;
  // Does not use the page's own query, because a failure there would discard the known data.
  useBackoffPoll(isRunning, () => client.query({ query: PriceChangesDocument, fetchPolicy: 'network-only' }));
  return usePage(query, list, priceChangeTexts.failure.load);
}

/** Starts a price change with the price that the admin has seen, and calls one off (ADMIN). */
export function useDecidePrice() {
  const client = useApolloClient();
  const [mutateStart, isStarting] = useToastMutation(StartPriceChangeDocument);
  const [mutateCallOff, isCallingOff] = useToastMutation(CallOffPriceChangeDocument);
  const { loading, success, failure } = priceChangeTexts;

  // Also after a refusal: another admin has changed the offer, or has started or called off a price change.
  const reload = async () => {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditLog' });
    const include = [PriceChangePreviewDocument, PriceChangesDocument];
    // A failure to load shows its own error.
    await client.refetchQueries({ include }).catch(() => undefined);
  };

  const start = async ({ price, priceTax }: PriceChangePreviewQuery['priceChangePreview']) => {
    const { amount, currency } = price;
    await mutateStart({
      variables: { input: { amount, currency, priceTax } },
      loading: loading.start,
      success: success.start,
      failure: failure.start,
    });
    await reload();
  };

  const callOff = async (id: string) => {
    await mutateCallOff({
      variables: { input: { id } },
      loading: loading.callOff,
      success: success.callOff,
      failure: failure.callOff,
    });
    await reload();
  };
  return { start, isStarting, callOff, isCallingOff };
}

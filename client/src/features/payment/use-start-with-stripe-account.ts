import { useApolloClient } from '@apollo/client/react';
import {
  StartWithStripeAccountDocument,
  type StripeAccountChangePartsFragment,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { stripeAccountTexts } from '#shared/texts/stripe-account.ts';

/** Cached data of other pages that belongs to the former account. */
const FORMER = ['auditLog', 'ledger', 'members', 'paymentProblems', 'payments', 'stats'];

/** Starts with the Stripe account of the key (ADMIN). The page's data is loaded again, because payments change. */
export function useStartWithStripeAccount() {
  const client = useApolloClient();
  const [mutate, isStarting] = useToastMutation(StartWithStripeAccountDocument);
  const start = async ({ account, isLive }: StripeAccountChangePartsFragment) => {
    const { loading, success, failure } = stripeAccountTexts;
    const { ok } = await mutate({ variables: { input: { account, isLive } }, loading, success, failure });
    if (!ok) return;
    for (const fieldName of FORMER) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    // Parts that fail to load show their own errors.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
  return { start, isStarting };
}

import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ReconcilePaymentsDocument, type ReconciliationPartsFragment } from '#client/gql/graphql.ts';
import { removeProblems } from '#client/lib/payment-problems-cache.ts';
import { withNotices } from '#client/lib/with-notices.ts';
import { messages } from '#shared/messages.ts';

const texts = {
  loading: messages.loading.reconcilePayments,
  success: messages.success.reconcilePayments,
  failure: messages.failure.reconcilePayments,
};

/** Whether problems and numbers may look different after a comparison. */
const hasMended = ({ differences, missedEvents }: ReconciliationPartsFragment) =>
  differences.length > 0 || missedEvents > 0;

/**
 * Compares the payments with Stripe now (ADMIN). Only when that mended something, the problems and numbers on the
 * screen are asked for anew: what became of them only the server knows.
 */
export function useReconcilePayments() {
  const client = useApolloClient();
  const [isComparing, setIsComparing] = useState(false);

  const compare = async () => {
    const { data } = await client.mutate({ mutation: ReconcilePaymentsDocument });
    const done = data?.reconcilePayments;
    if (!done) throw new Error('The server told nothing of the comparison');
    const { cache } = client;
    const reference = cache.identify({ ...done });
    cache.modify({ fields: { latestReconciliation: () => ({ __ref: reference }) } });
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditLog' });
    if (done.failure) throw new Error(done.failure);
    removeProblems(cache, ({ kind }) => kind === 'RECONCILIATION_FAILED');
    if (hasMended(done)) void askAnew();
  };

  const askAnew = () =>
    client.refetchQueries({
      updateCache: (cache) =>
        void cache.modify({
          fields: {
            paymentProblems: (_list, { INVALIDATE }) => INVALIDATE,
            stats: (_stats, { INVALIDATE }) => INVALIDATE,
          },
        }),
    });

  const reconcile = async () => {
    if (isComparing) return;
    setIsComparing(true);
    await withNotices(compare, texts);
    setIsComparing(false);
  };
  return { reconcile, isComparing };
}

import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ReconcilePaymentsDocument, type ReconciliationPartsFragment } from '#client/gql/graphql.ts';
import { removeProblems } from '#client/entities/payment/payment-problems-cache.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { paymentsTexts } from '#shared/texts/payments.ts';

const texts = () => ({
  loading: paymentsTexts.loading.reconcilePayments,
  success: paymentsTexts.success.reconcilePayments,
  failure: paymentsTexts.failure.reconcilePayments,
});

/** Whether a reconciliation may have changed problems and statistics. */
const hasCorrected = ({ differences, missedEvents }: ReconciliationPartsFragment) =>
  differences.length > 0 || missedEvents > 0;

/**
 * Reconciles the payments with Stripe (ADMIN). If that corrects something or fails, the page's data is refetched,
 * because only the server knows the new numbers.
 */
export function useReconcilePayments() {
  const client = useApolloClient();
  const [isComparing, setIsComparing] = useState(false);

  const ask = async (): Promise<ReconciliationPartsFragment> => {
    try {
      const { data } = await client.mutate({ mutation: ReconcilePaymentsDocument });
      if (!data) throw new Error('The server returned no reconciliation');
      return data.reconcilePayments;
    } catch (error) {
      // A failed reconciliation is stored too, and is a problem now.
      void refetch(['latestReconciliation', 'paymentProblems']);
      throw error;
    }
  };

  const compare = async () => {
    const done = await ask();
    const { cache } = client;
    const reference = cache.identify({ ...done });
    cache.modify({ fields: { latestReconciliation: () => ({ __ref: reference }) } });
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditLog' });
    if (done.failure) throw new Error(done.failure);
    removeProblems(cache, ({ kind }) => kind === 'RECONCILIATION_FAILED');
    if (hasCorrected(done)) void refetch(['paymentProblems', 'stats']);
  };

  const refetch = async (fields: readonly string[]) => {
    try {
      await client.refetchQueries({
        updateCache: (cache) =>
          void cache.modify({
            fields: (known: unknown, { fieldName, INVALIDATE }) =>
              fields.includes(fieldName) ? INVALIDATE : known,
          }),
      });
    } catch {
      // Each part of the page shows its own error.
    }
  };

  const reconcile = async () => {
    if (isComparing) return;
    setIsComparing(true);
    await withToast(compare, texts());
    setIsComparing(false);
  };
  return { reconcile, isComparing };
}

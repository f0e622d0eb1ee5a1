import { useApolloClient } from '@apollo/client/react';
import { RetryRefundDocument } from '#client/gql/graphql.ts';
import { refundMessages } from '#shared/refund.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { removeProblems, type KnownProblem } from './payment-problems-cache.ts';

const texts = () => ({
  loading: refundMessages.loading.retryRefund,
  success: refundMessages.success.retryRefund,
  failure: refundMessages.failure.retryRefund,
});

/**
 * Retries a failed refund (ADMIN). The problem leaves the list unless the refund fails again. The audit log is evicted, because
 * only the server knows the text of the new entry.
 */
export function useRetryRefund() {
  const client = useApolloClient();
  return (paymentId: string) =>
    withToast(async () => {
      const { data } = await client.mutate({
        mutation: RetryRefundDocument,
        variables: { paymentId },
        update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditLog' }),
      });
      if (data?.retryRefund.latestRefund?.state === 'FAILED') throw new Error('The refund failed again');
      const isSolved = (problem: KnownProblem) =>
        problem.kind === 'REFUND_FAILED' && problem.paymentId === paymentId;
      removeProblems(client.cache, isSolved);
    }, texts());
}

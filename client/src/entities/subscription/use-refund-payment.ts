import { useApolloClient } from '@apollo/client/react';
import { RefundPaymentDocument } from '#client/gql/graphql.ts';
import { refundMessages } from '#shared/refund.ts';
import { withRequestToast } from './with-request-toast.ts';

const texts = () => ({
  loading: refundMessages.loading.refundPayment,
  success: refundMessages.success.refundPayment,
  failure: refundMessages.failure.refundPayment,
});

/**
 * Refunds `amount` of a payment, in minor units of its currency (ADMIN). If Stripe cannot be reached, the refund is queued, and
 * the toast says so. The audit log is evicted, because only the server knows the text of the new entry.
 */
export function useRefundPayment() {
  const client = useApolloClient();
  return (paymentId: string, amount: number) =>
    withRequestToast(async () => {
      const { data } = await client.mutate({
        mutation: RefundPaymentDocument,
        variables: { paymentId, amount },
        update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditLog' }),
      });
      return { openRequest: data?.refundPayment.requestedRefund };
    }, texts());
}

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
 * Gives `amount` of a payment back, in minor units of its currency (ADMIN). What Stripe could not be told yet is noted, and
 * said so. The audit log is asked for anew, as only the server knows how it put that.
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

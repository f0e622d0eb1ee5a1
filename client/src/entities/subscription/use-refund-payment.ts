import { RefundPaymentDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { paymentMessages } from '#shared/payment.ts';
import { refundMessages } from '#shared/refund.ts';

const { loading, success, failure } = refundMessages;

/**
 * Refunds `amount` of a payment, in minor units of its currency (ADMIN). If Stripe cannot be reached, the refund is queued, and
 * the toast says so. The audit log is evicted, because only the server knows the text of the new entry.
 */
export function useRefundPayment() {
  const [mutate] = useToastMutation(RefundPaymentDocument);
  return (paymentId: string, amount: number) =>
    mutate({
      variables: { paymentId, amount },
      loading: loading.refundPayment,
      success: success.refundPayment,
      failure: failure.refundPayment,
      queued: (data) => data?.refundPayment.requestedRefund && paymentMessages.noted,
      update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditLog' }),
    });
}

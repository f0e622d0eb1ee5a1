import { useCancelSubscriptionMutation } from '#client/gql/graphql.ts';
import { withRequestToast } from '#client/entities/subscription/with-request-toast.ts';
import { paymentMessages } from '#shared/payment.ts';

const texts = () => ({
  loading: paymentMessages.loading.cancelSubscription,
  success: paymentMessages.success.cancelSubscription,
  failure: paymentMessages.failure.cancelSubscription,
});

/** Cancels the subscription. The answer updates the subscription and the last payment in the cache. */
export function useCancelSubscription() {
  const [mutate, { loading }] = useCancelSubscriptionMutation();
  const cancelSubscription = () =>
    withRequestToast(async () => (await mutate()).data?.cancelSubscription.paidSubscription, texts());
  return { cancelSubscription, isCancelling: loading };
}

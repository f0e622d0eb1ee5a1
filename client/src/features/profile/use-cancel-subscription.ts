import { CancelSubscriptionDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { paymentMessages } from '#shared/payment.ts';

const { loading, success, failure } = paymentMessages;

/** Cancels the subscription. The answer updates the subscription and the last payment in the cache. */
export function useCancelSubscription() {
  const [mutate, isCancelling] = useToastMutation(CancelSubscriptionDocument);
  const cancelSubscription = () =>
    mutate({
      variables: {},
      loading: loading.cancelSubscription,
      success: success.cancelSubscription,
      failure: failure.cancelSubscription,
      queued: (data) => data?.cancelSubscription.paidSubscription?.openRequest && paymentMessages.noted,
    });
  return { cancelSubscription, isCancelling };
}

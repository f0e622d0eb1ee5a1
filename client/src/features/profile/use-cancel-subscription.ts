import { useCancelSubscriptionMutation } from '#client/gql/graphql.ts';
import { withRequestToast } from '#client/entities/subscription/with-request-toast.ts';
import { messages } from '#shared/messages.ts';

const texts = {
  loading: messages.loading.cancelSubscription,
  success: messages.success.cancelSubscription,
  failure: messages.failure.cancelSubscription,
};

/** Cancels the subscription. The answer says everywhere what became of it and of the last payment. */
export function useCancelSubscription() {
  const [mutate, { loading }] = useCancelSubscriptionMutation();
  const cancelSubscription = () =>
    withRequestToast(async () => (await mutate()).data?.cancelSubscription.subscription, texts);
  return { cancelSubscription, isCancelling: loading };
}

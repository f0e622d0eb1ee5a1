import { useResumeSubscriptionMutation } from '#client/gql/graphql.ts';
import { paymentMessages } from '#shared/payment.ts';
import { withRequestToast } from './with-request-toast.ts';

const texts = () => ({
  loading: paymentMessages.loading.resumeSubscription,
  success: paymentMessages.success.resumeSubscription,
  failure: paymentMessages.failure.resumeSubscription,
});

/** Undoes a cancellation for the end of the paid year. The response updates every screen that shows the subscription. */
export function useResumeSubscription() {
  const [mutate, { loading }] = useResumeSubscriptionMutation();
  const resumeSubscription = () =>
    withRequestToast(async () => (await mutate()).data?.resumeSubscription.subscription, texts());
  return { resumeSubscription, isResuming: loading };
}

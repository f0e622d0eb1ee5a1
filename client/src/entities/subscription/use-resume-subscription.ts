import { ResumeSubscriptionDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { paymentMessages } from '#shared/payment.ts';

const { loading, success, failure } = paymentMessages;

/** Undoes a cancellation for the end of the paid year. The response updates every screen that shows the subscription. */
export function useResumeSubscription() {
  const [mutate, isResuming] = useToastMutation(ResumeSubscriptionDocument);
  const resumeSubscription = () =>
    mutate({
      variables: {},
      loading: loading.resumeSubscription,
      success: success.resumeSubscription,
      failure: failure.resumeSubscription,
      queued: (data) => data?.resumeSubscription.subscription?.openRequest && paymentMessages.noted,
    });
  return { resumeSubscription, isResuming };
}

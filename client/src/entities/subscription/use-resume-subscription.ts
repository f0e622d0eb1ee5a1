import { useResumeSubscriptionMutation } from '#client/gql/graphql.ts';
import { messages } from '#shared/messages.ts';
import { withRequestToast } from './with-request-toast.ts';

const texts = {
  loading: messages.loading.resumeSubscription,
  success: messages.success.resumeSubscription,
  failure: messages.failure.resumeSubscription,
};

/** Takes a cancellation for the end of the paid year back. The answer says everywhere how the subscription stands. */
export function useResumeSubscription() {
  const [mutate, { loading }] = useResumeSubscriptionMutation();
  const resumeSubscription = () =>
    withRequestToast(async () => (await mutate()).data?.resumeSubscription.subscription, texts);
  return { resumeSubscription, isResuming: loading };
}

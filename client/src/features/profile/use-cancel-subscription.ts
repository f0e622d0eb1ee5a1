import { useCancelSubscriptionMutation } from '#client/gql/graphql.ts';
import { forgetLectureAccess } from '#client/lib/lecture-access.ts';
import { withNotices } from '#client/lib/with-notices.ts';
import { messages } from '#shared/messages.ts';

const texts = {
  loading: messages.loading.cancelSubscription,
  success: messages.success.cancelSubscription,
  failure: messages.failure.cancelSubscription,
};

/** Cancels the subscription. The answer says what became of it and of the last payment; locked lectures lock here, too. */
export function useCancelSubscription() {
  const [mutate, { loading }] = useCancelSubscriptionMutation({
    update: (cache, { data }) => {
      if (data?.cancelSubscription.subscription?.status !== 'ACTIVE') forgetLectureAccess(cache);
    },
  });
  const cancelSubscription = () => withNotices(() => mutate(), texts);
  return { cancelSubscription, isCancelling: loading };
}

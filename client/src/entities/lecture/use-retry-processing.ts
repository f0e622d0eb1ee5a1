import { useRetryProcessingMutation } from '#client/gql/graphql.ts';
import { messages } from '#shared/messages.ts';
import { withToast } from '#client/toasts/with-toast.ts';

const texts = {
  loading: messages.loading.retryProcessing,
  success: messages.success.retryProcessing,
  failure: messages.failure.retryProcessing,
};

/** Has a video prepared once more that failed (ADMIN); every screen that shows the lecture follows. */
export function useRetryProcessing() {
  const [mutate, { loading }] = useRetryProcessingMutation();
  const retryProcessing = (lectureId: string) => withToast(() => mutate({ variables: { lectureId } }), texts);
  return { retryProcessing, isRetrying: loading };
}

import { useRetryProcessingMutation } from '#client/gql/graphql.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { withToast } from '#client/toasts/with-toast.ts';

const callTexts = () => ({
  loading: lectureMessages.loading.retryProcessing,
  success: lectureMessages.success.retryProcessing,
  failure: lectureMessages.failure.retryProcessing,
});

/** Has a video prepared once more that failed (ADMIN); every screen that shows the lecture follows. */
export function useRetryProcessing() {
  const [mutate, { loading }] = useRetryProcessingMutation();
  const retryProcessing = (lectureId: string) =>
    withToast(() => mutate({ variables: { lectureId } }), callTexts());
  return { retryProcessing, isRetrying: loading };
}

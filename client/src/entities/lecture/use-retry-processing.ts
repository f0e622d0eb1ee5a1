import { useRetryProcessingMutation } from '#client/gql/graphql.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { withToast } from '#client/toasts/with-toast.ts';

const callTexts = () => ({
  loading: lectureMessages.loading.retryProcessing,
  success: lectureMessages.success.retryProcessing,
  failure: lectureMessages.failure.retryProcessing,
});

/** Restarts the processing of a failed video (ADMIN). Every screen that shows the lecture updates. */
export function useRetryProcessing() {
  const [mutate, { loading }] = useRetryProcessingMutation();
  const retryProcessing = (lectureId: string) =>
    withToast(() => mutate({ variables: { lectureId } }), callTexts());
  return { retryProcessing, isRetrying: loading };
}

import { RetryProcessingDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { lectureMessages } from '#shared/lecture.ts';

const { loading, success, failure } = lectureMessages;

/** Restarts the processing of a failed video (ADMIN). Every screen that shows the lecture updates. */
export function useRetryProcessing() {
  const [mutate, isRetrying] = useToastMutation(RetryProcessingDocument);
  const retryProcessing = (lectureId: string) =>
    mutate({
      variables: { lectureId },
      loading: loading.retryProcessing,
      success: success.retryProcessing,
      failure: failure.retryProcessing,
    });
  return { retryProcessing, isRetrying };
}

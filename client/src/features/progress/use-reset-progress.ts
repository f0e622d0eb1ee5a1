import type { ApolloCache } from '@apollo/client';
import {
  ResetProgressDocument,
  UndoProgressResetDocument,
  type ResetProgressInput,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { messages } from '#shared/messages.ts';
import { progressMessages } from '#shared/progress.ts';

/** The lists of the person's courses load anew on the next visit. */
function update(cache: ApolloCache): void {
  for (const fieldName of ['continueWatching', 'myCourses']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** Resets the progress in a lecture or a course. The toast offers to undo it. */
export function useResetProgress() {
  const [mutate, isResetting] = useToastMutation(ResetProgressDocument);
  const [undo] = useToastMutation(UndoProgressResetDocument);
  const { reset: texts } = progressMessages;
  const resetProgress = (input: ResetProgressInput) =>
    mutate({
      variables: { input },
      loading: texts.loading,
      success: texts.done,
      failure: texts.failure,
      update,
      offer: () => ({
        label: messages.button.undo,
        run: () =>
          undo({
            variables: { input },
            loading: texts.restoring,
            success: texts.restored,
            failure: texts.failure,
            update,
          }),
      }),
    });
  return { resetProgress, isResetting };
}

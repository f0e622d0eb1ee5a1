import { useApolloClient } from '@apollo/client/react';
import { ReorderLecturesDocument } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { withdrawAction, type ToastAction } from '#client/toasts/toasts.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { messages } from '#shared/messages.ts';

const { loading, success, failure } = lectureMessages;

/** The undo action of the newest order of each course. Older orders must not replace a newer one. */
const newestUndo = new Map<string, ToastAction>();

/**
 * Reorders the lectures of a course (ADMIN). The update is optimistic and rolls back when the server refuses. The
 * toast offers to undo it until the next reorder.
 */
export function useReorderLectures(courseId: string) {
  const { cache } = useApolloClient();
  const [mutate] = useToastMutation(ReorderLecturesDocument);
  const save = (lectureIds: string[], offer?: () => ToastAction | undefined) =>
    mutate({
      variables: { input: { courseId, lectureIds } },
      loading: loading.reorderLectures,
      success: success.reorderLectures,
      failure: failure.reorderLectures,
      offer,
      optimisticResponse: {
        reorderLectures: {
          __typename: 'Course',
          id: courseId,
          lectures: lectureIds.map((id, index) => ({
            __typename: 'Lecture' as const,
            id,
            position: index + 1,
          })),
        },
      },
    });
  /** @param before the ids in the current order. */
  return async (before: readonly string[], after: readonly string[]) => {
    const undo = { label: messages.button.undo, run: () => save([...before]) };
    const olderUndo = newestUndo.get(courseId);
    if (olderUndo) withdrawAction(olderUndo);
    newestUndo.set(courseId, undo);
    const outcome = await save([...after], () => (newestUndo.get(courseId) === undo ? undo : undefined));
    // The lectures have changed on the server, so the pages that show them refetch.
    if (!outcome.ok && hasCode(outcome.error, 'CONFLICT')) {
      cache.evict({ id: cache.identify({ __typename: 'Course', id: courseId }), fieldName: 'lectures' });
    }
    return outcome;
  };
}

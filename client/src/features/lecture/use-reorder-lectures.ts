import { useApolloClient } from '@apollo/client/react';
import { ReorderLecturesDocument } from '#client/gql/graphql.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { withdrawAction, type ToastAction } from '#client/toasts/toasts.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { messages } from '#shared/messages.ts';

const callTexts = () => ({
  loading: lectureMessages.loading.reorderLectures,
  success: lectureMessages.success.reorderLectures,
  failure: lectureMessages.failure.reorderLectures,
});

/** How to undo the newest order of each course. An older order is not to come back over a newer one. */
const newestUndo = new Map<string, ToastAction>();

/**
 * Orders the lectures of a course anew (ADMIN), at once on the screen and back when the server refuses; the toast
 * offers to undo it until they are ordered again.
 */
export function useReorderLectures(courseId: string) {
  const client = useApolloClient();
  const save = (lectureIds: string[]) =>
    client.mutate({
      mutation: ReorderLecturesDocument,
      variables: { input: { courseId, lectureIds } },
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
  /** @param before the ids in the order of now. */
  return async (before: readonly string[], after: readonly string[]) => {
    const undo = { label: messages.button.undo, run: () => withToast(() => save([...before]), callTexts()) };
    const olderUndo = newestUndo.get(courseId);
    if (olderUndo) withdrawAction(olderUndo);
    newestUndo.set(courseId, undo);
    const outcome = await withToast(
      () => save([...after]),
      callTexts(),
      () => (newestUndo.get(courseId) === undo ? undo : undefined),
    );
    // These are not the lectures it has: the screens that show them ask anew.
    if (!outcome.ok && hasCode(outcome.error, 'CONFLICT')) {
      client.cache.evict({
        id: client.cache.identify({ __typename: 'Course', id: courseId }),
        fieldName: 'lectures',
      });
    }
    return outcome;
  };
}

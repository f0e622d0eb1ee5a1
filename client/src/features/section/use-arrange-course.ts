import { useApolloClient } from '@apollo/client/react';
import { positionsOf, type Part } from '#shared/course-parts.ts';
import { ArrangeCourseDocument } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { withdrawAction, type ToastAction } from '#client/toasts/toasts.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { messages } from '#shared/messages.ts';

const { loading, success, failure } = lectureMessages;

/** The undo action of the newest order of each course. Older orders must not replace a newer one. */
const newestUndo = new Map<string, ToastAction>();

/**
 * Orders the sections and lectures of a course (ADMIN). The update is optimistic and rolls back when the server refuses.
 * The toast offers to undo it until the next order.
 */
export function useArrangeCourse(courseId: string) {
  const { cache } = useApolloClient();
  const [mutate] = useToastMutation(ArrangeCourseDocument);
  const save = (order: readonly Part[], offer?: () => ToastAction | undefined) =>
    mutate({
      variables: { input: { courseId, partIds: order.map(({ id }) => id) } },
      loading: loading.reorderLectures,
      success: success.reorderLectures,
      failure: failure.reorderLectures,
      offer,
      optimisticResponse: { arrangeCourse: { __typename: 'Course', id: courseId, ...placed(order) } },
    });
  /** @param before the present order. */
  return async (before: readonly Part[], after: readonly Part[]) => {
    const undo = { label: messages.button.undo, run: () => save(before) };
    const olderUndo = newestUndo.get(courseId);
    if (olderUndo) withdrawAction(olderUndo);
    newestUndo.set(courseId, undo);
    const outcome = await save(after, () => (newestUndo.get(courseId) === undo ? undo : undefined));
    // The course has changed on the server, so the pages that show it refetch.
    if (!outcome.ok && hasCode(outcome.error, 'CONFLICT')) {
      const id = cache.identify({ __typename: 'Course', id: courseId });
      for (const fieldName of ['sections', 'lectures']) cache.evict({ id, fieldName });
    }
    return outcome;
  };
}

/** The sections and lectures of an order with the positions that the server will give them. */
function placed(order: readonly Part[]) {
  const positions = positionsOf(order);
  const only = (wanted: Part['kind']) =>
    order.filter(({ kind }) => kind === wanted).map(({ id }) => ({ id, position: positions.get(id) ?? 0 }));
  return {
    sections: only('section').map((part) => ({ __typename: 'Section' as const, ...part })),
    lectures: only('lecture').map((part) => ({ __typename: 'Lecture' as const, ...part })),
  };
}

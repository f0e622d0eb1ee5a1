import { useApolloClient } from '@apollo/client/react';
import { ReorderLecturesDocument } from '#client/gql/graphql.ts';
import { messages } from '#shared/messages.ts';
import { hasCode } from './graphql-error.ts';
import { withNotices } from './with-notices.ts';

const texts = {
  loading: messages.loading.reorderLectures,
  success: messages.success.reorderLectures,
  failure: messages.failure.reorderLectures,
};

/**
 * Orders the lectures of a course anew (ADMIN), at once on the screen and back when the server refuses; the notice
 * offers to undo it.
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
    const undo = { label: 'Undo', run: () => withNotices(() => save([...before]), texts) };
    const outcome = await withNotices(
      () => save([...after]),
      texts,
      () => undo,
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

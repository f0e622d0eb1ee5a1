import { useApolloClient } from '@apollo/client/react';
import {
  DeleteCourseForeverDocument,
  DeleteLectureForeverDocument,
  EmptyTrashDocument,
} from '#client/gql/graphql.ts';
import { clearTrash, removeFromTrash } from '#client/entities/trash/trash-cache.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { trashMessages } from '#shared/trash.ts';

const callTexts = () => ({
  loading: trashMessages.loading.deleteForever,
  success: trashMessages.success.deleteForever,
  failure: trashMessages.failure.deleteForever,
});

const callTextsOfAll = () => ({
  loading: trashMessages.loading.emptyTrash,
  success: trashMessages.success.emptyTrash,
  failure: trashMessages.failure.emptyTrash,
});

/** Returns functions that permanently delete items in the trash (ADMIN): a course, a lecture, or everything. */
export function useDeleteForever() {
  const client = useApolloClient();
  return {
    deleteCourse: (id: string) =>
      withToast(
        () =>
          client.mutate({
            mutation: DeleteCourseForeverDocument,
            variables: { id },
            update: (cache) => removeFromTrash(cache, { __typename: 'Course', id }),
          }),
        callTexts(),
      ),
    deleteLecture: (id: string) =>
      withToast(
        () =>
          client.mutate({
            mutation: DeleteLectureForeverDocument,
            variables: { id },
            update: (cache) => removeFromTrash(cache, { __typename: 'Lecture', id }),
          }),
        callTexts(),
      ),
    deleteAll: () =>
      withToast(() => client.mutate({ mutation: EmptyTrashDocument, update: clearTrash }), callTextsOfAll()),
  };
}

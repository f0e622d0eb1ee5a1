import { useApolloClient } from '@apollo/client/react';
import { RestoreLectureDocument } from '#client/gql/graphql.ts';
import { courseMessages } from '#shared/course.ts';
import { removeFromTrash } from '#client/entities/trash/trash-cache.ts';
import { withToast } from '#client/toasts/with-toast.ts';

const callTexts = () => ({
  loading: courseMessages.loading.restore,
  success: courseMessages.success.restore,
  failure: courseMessages.failure.restore,
});

/**
 * Restores a lecture from the trash (ADMIN) to its old position. The answer contains the course's new order, count
 * and duration. May be called after the page is gone.
 */
export function useRestoreLecture() {
  const client = useApolloClient();
  return (id: string) => {
    const restore = () =>
      client.mutate({
        mutation: RestoreLectureDocument,
        variables: { id },
        update: (cache) => removeFromTrash(cache, { __typename: 'Lecture', id }),
      });
    return withToast(restore, callTexts());
  };
}

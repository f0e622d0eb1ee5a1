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
 * Takes a lecture out of the trash (ADMIN), to its old place: the answer brings the course's new order, count and
 * time. May be called after the screen is gone.
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

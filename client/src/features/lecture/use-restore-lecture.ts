import { forgetTrash, removeFromTrash } from '#client/entities/trash/trash-cache.ts';
import { RestoreLectureDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { courseMessages } from '#shared/course.ts';

const { loading, success, failure } = courseMessages;

/**
 * Restores a lecture from the trash (ADMIN) to its old position. The answer contains the course's new order, count
 * and duration. May be called after the page is gone.
 */
export function useRestoreLecture() {
  const [mutate] = useToastMutation(RestoreLectureDocument);
  return (id: string) =>
    mutate({
      variables: { id },
      loading: loading.restore,
      success: success.restore,
      failure: failure.restore,
      update: (cache) => {
        removeFromTrash(cache, { __typename: 'Lecture', id });
        // Files that were deleted before the lecture are in the trash again.
        forgetTrash(cache, 'CourseFile');
      },
    });
}

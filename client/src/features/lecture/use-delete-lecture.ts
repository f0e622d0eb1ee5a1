import { removeLecture } from '#client/entities/lecture/lecture-cache.ts';
import { forgetTrash } from '#client/entities/trash/trash-cache.ts';
import { DeleteLectureDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { messages } from '#shared/messages.ts';
import { useRestoreLecture } from './use-restore-lecture.ts';

const { loading, success, failure } = lectureMessages;

/**
 * Deletes a lecture (ADMIN) and updates the outline, the number of lectures and the total duration. The toast offers
 * to undo it.
 */
export function useDeleteLecture() {
  const [mutate] = useToastMutation(DeleteLectureDocument);
  const restoreLecture = useRestoreLecture();
  return (id: string) =>
    mutate({
      variables: { id },
      loading: loading.deleteLecture,
      success: success.deleteLecture,
      failure: failure.deleteLecture,
      update: (cache, { deleteLecture: { course } }) => {
        removeLecture(cache, course, { __typename: 'Lecture', id });
        forgetTrash(cache, 'Lecture', 'CourseFile');
      },
      offer: () => ({ label: messages.button.undo, run: () => restoreLecture(id) }),
    });
}

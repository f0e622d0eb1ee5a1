import { useDeleteLectureMutation } from '#client/gql/graphql.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { removeLecture } from '#client/entities/lecture/lecture-cache.ts';
import { messages } from '#shared/messages.ts';
import { useRestoreLecture } from './use-restore-lecture.ts';

const callTexts = () => ({
  loading: lectureMessages.loading.deleteLecture,
  success: lectureMessages.success.deleteLecture,
  failure: lectureMessages.failure.deleteLecture,
});

/**
 * Deletes a lecture (ADMIN) and updates the outline, the number of lectures and the total duration. The toast offers
 * to undo it.
 */
export function useDeleteLecture() {
  const [mutate] = useDeleteLectureMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const { id, course } = data.deleteLecture;
      removeLecture(cache, course, { __typename: 'Lecture', id });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'trashedLectures' });
    },
  });
  const restoreLecture = useRestoreLecture();
  return (id: string) =>
    withToast(
      () => mutate({ variables: { id } }),
      callTexts(),
      () => ({ label: messages.button.undo, run: () => restoreLecture(id) }),
    );
}

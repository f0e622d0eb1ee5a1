import { useUpdateLectureMutation, type UpdateLectureInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { lectureMessages } from '#shared/lecture.ts';

const callTexts = () => ({
  loading: lectureMessages.loading.updateLecture,
  success: lectureMessages.success.updateLecture,
  failure: lectureMessages.failure.updateLecture,
});

/** Saves the texts of a lecture (ADMIN) and updates every page that shows it. */
export function useUpdateLecture() {
  const [mutate, { loading: isSaving }] = useUpdateLectureMutation();
  const updateLecture = (input: Omit<UpdateLectureInput, 'video'>) =>
    withToast(() => mutate({ variables: { input } }), callTexts());
  return { updateLecture, isSaving };
}

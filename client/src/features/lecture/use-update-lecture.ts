import { UpdateLectureDocument, type UpdateLectureInput } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { lectureMessages } from '#shared/lecture.ts';

const { loading, success, failure } = lectureMessages;

/** Saves the texts of a lecture (ADMIN) and updates every page that shows it. */
export function useUpdateLecture() {
  const [mutate, isSaving] = useToastMutation(UpdateLectureDocument);
  const updateLecture = (input: Omit<UpdateLectureInput, 'video'>) =>
    mutate({
      variables: { input },
      loading: loading.updateLecture,
      success: success.updateLecture,
      failure: failure.updateLecture,
    });
  return { updateLecture, isSaving };
}

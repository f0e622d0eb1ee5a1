import { useUpdateLectureMutation, type UpdateLectureInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { chapterMessages } from '#shared/chapter.ts';

const callTexts = () => ({
  loading: chapterMessages.loading.save,
  success: chapterMessages.success.save,
  failure: chapterMessages.failure.save,
});

/** Saves the chapters of a lecture, which are part of its description (ADMIN). */
export function useSaveChapters() {
  const [mutate, { loading: isSaving }] = useUpdateLectureMutation();
  const saveChapters = (input: Pick<UpdateLectureInput, 'id' | 'version' | 'description'>) =>
    withToast(() => mutate({ variables: { input } }), callTexts());
  return { saveChapters, isSaving };
}

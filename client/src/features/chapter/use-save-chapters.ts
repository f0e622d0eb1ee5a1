import { UpdateLectureDocument, type UpdateLectureInput } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { chapterMessages } from '#shared/chapter.ts';

const { loading, success, failure } = chapterMessages;

/** Saves the chapters of a lecture, which are part of its description (ADMIN). */
export function useSaveChapters() {
  const [mutate, isSaving] = useToastMutation(UpdateLectureDocument);
  const saveChapters = (input: Pick<UpdateLectureInput, 'id' | 'version' | 'description'>) =>
    mutate({ variables: { input }, loading: loading.save, success: success.save, failure: failure.save });
  return { saveChapters, isSaving };
}

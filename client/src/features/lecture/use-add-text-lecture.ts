import { appendLecture } from '#client/entities/lecture/lecture-cache.ts';
import { AddTextLectureDocument, type AddTextLectureInput } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { lectureMessages } from '#shared/lecture.ts';

const { loading, success, failure } = lectureMessages;

/** Adds a lecture that is a text and shows it in the course's outline (ADMIN). */
export function useAddTextLecture() {
  const [mutate, isAdding] = useToastMutation(AddTextLectureDocument);
  const addTextLecture = (input: AddTextLectureInput) =>
    mutate({
      variables: { input },
      loading: loading.addLecture,
      success: success.addLecture,
      failure: failure.addLecture,
      update: (cache, { addTextLecture: lecture }) => appendLecture(cache, lecture.course, lecture),
    });
  return { addTextLecture, isAdding };
}

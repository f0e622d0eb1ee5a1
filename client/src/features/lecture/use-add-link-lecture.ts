import { appendLecture } from '#client/entities/lecture/lecture-cache.ts';
import { AddLinkLectureDocument, type AddLinkLectureInput } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { lectureMessages } from '#shared/lecture.ts';

const { loading, success, failure } = lectureMessages;

/** Adds a lecture that is a link and shows it in the course's outline (ADMIN). */
export function useAddLinkLecture() {
  const [mutate, isAdding] = useToastMutation(AddLinkLectureDocument);
  const addLinkLecture = (input: AddLinkLectureInput) =>
    mutate({
      variables: { input },
      loading: loading.addLecture,
      success: success.addLecture,
      failure: failure.addLecture,
      update: (cache, { addLinkLecture: lecture }) => appendLecture(cache, lecture.course, lecture),
    });
  return { addLinkLecture, isAdding };
}

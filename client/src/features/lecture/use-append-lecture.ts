import type { TypedDocumentNode } from '@apollo/client';
import { appendLecture } from '#client/entities/lecture/lecture-cache.ts';
import type { AddLinkLectureMutation } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { lectureMessages } from '#shared/lecture.ts';

const { loading, success, failure } = lectureMessages;

/** A mutation that adds a lecture without a video. */
export type AppendLecture<Input> = TypedDocumentNode<AddLinkLectureMutation, { input: Input }>;

/** Adds a lecture without a video and shows it in the course's outline (ADMIN). */
export function useAppendLecture<Input>(document: AppendLecture<Input>) {
  const [mutate, isAdding] = useToastMutation(document);
  const append = (input: Input) =>
    mutate({
      variables: { input },
      loading: loading.addLecture,
      success: success.addLecture,
      failure: failure.addLecture,
      update: (cache, { lecture }) => appendLecture(cache, lecture.course, lecture),
    });
  return { append, isAdding };
}

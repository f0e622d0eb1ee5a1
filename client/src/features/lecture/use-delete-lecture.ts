import { useDeleteLectureMutation } from '#client/gql/graphql.ts';
import { withNotices } from '#client/lib/with-notices.ts';
import { messages } from '#shared/messages.ts';
import { removeLecture } from './lecture-cache.ts';

const texts = {
  loading: messages.loading.deleteLecture,
  success: messages.success.deleteLecture,
  failure: messages.failure.deleteLecture,
};

/** Deletes a lecture (ADMIN); the outline, the number of lectures and the total time follow at once. */
export function useDeleteLecture() {
  const [mutate] = useDeleteLectureMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const { id, course } = data.deleteLecture;
      removeLecture(cache, course, { __typename: 'Lecture', id });
    },
  });
  return (id: string) => withNotices(() => mutate({ variables: { id } }), texts);
}

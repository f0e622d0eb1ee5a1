import { useDeleteCourseMutation } from '#client/gql/graphql.ts';
import { withNotices } from '#client/lib/with-notices.ts';
import { messages } from '#shared/messages.ts';
import { removeCourse } from './course-cache.ts';

const texts = {
  loading: messages.loading.deleteCourse,
  success: messages.success.deleteCourse,
  failure: messages.failure.deleteCourse,
};

/**
 * Deletes a course (ADMIN); it leaves the catalogue at once. A screen that shows this very course must stop
 * watching it first, or it will ask the server for what is gone.
 */
export function useDeleteCourse() {
  const [mutate] = useDeleteCourseMutation({
    update: (cache, { data }) => {
      if (data) removeCourse(cache, { __typename: 'Course', id: data.deleteCourse.id });
    },
  });
  return (id: string) => withNotices(() => mutate({ variables: { id } }), texts);
}

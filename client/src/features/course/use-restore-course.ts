import { useApolloClient } from '@apollo/client/react';
import { RestoreCourseDocument } from '#client/gql/graphql.ts';
import { courseMessages } from '#shared/course.ts';
import { removeFromTrash } from '#client/entities/trash/trash-cache.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { addToCatalogue, type CoursePlaces } from './course-cache.ts';

const texts = () => ({
  loading: courseMessages.loading.restore,
  success: courseMessages.success.restore,
  failure: courseMessages.failure.restore,
});

/**
 * Restores a course from the trash (ADMIN) and adds it to the cached lists at its position. May be called after the
 * page is gone.
 */
export function useRestoreCourse() {
  const client = useApolloClient();
  return (id: string, places?: CoursePlaces) => {
    const restore = () =>
      client.mutate({
        mutation: RestoreCourseDocument,
        variables: { id },
        update: (cache, { data }) => {
          if (data) addToCatalogue(cache, data.restoreCourse, places);
          removeFromTrash(cache, { __typename: 'Course', id });
          // Lectures that were deleted before the course are in the trash again; only the server knows which.
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'trashedLectures' });
        },
      });
    return withToast(restore, texts());
  };
}

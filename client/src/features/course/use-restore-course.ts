import { forgetTrash, removeFromTrash } from '#client/entities/trash/trash-cache.ts';
import { RestoreCourseDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { courseMessages } from '#shared/course.ts';
import { addToCatalogue, type CoursePlaces } from './course-cache.ts';

const { loading, success, failure } = courseMessages;

/**
 * Restores a course from the trash (ADMIN) and adds it to the cached lists at its position. May be called after the
 * page is gone.
 */
export function useRestoreCourse() {
  const [mutate] = useToastMutation(RestoreCourseDocument);
  return (id: string, places?: CoursePlaces) =>
    mutate({
      variables: { id },
      loading: loading.restore,
      success: success.restore,
      failure: failure.restore,
      update: (cache, { restoreCourse }) => {
        addToCatalogue(cache, restoreCourse, places);
        removeFromTrash(cache, { __typename: 'Course', id });
        // Lectures and files that were deleted before the course are in the trash again.
        forgetTrash(cache, 'Lecture', 'CourseFile');
      },
    });
}

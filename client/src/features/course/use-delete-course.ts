import { useDeleteCourseMutation } from '#client/gql/graphql.ts';
import { courseMessages } from '#shared/course.ts';
import { messages } from '#shared/messages.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { removeCourse, type CoursePlaces } from './course-cache.ts';
import { useRestoreCourse } from './use-restore-course.ts';

const texts = () => ({
  loading: courseMessages.loading.deleteCourse,
  success: courseMessages.success.deleteCourse,
  failure: courseMessages.failure.deleteCourse,
});

/**
 * Deletes a course (ADMIN); it leaves every list at once, and the toast offers to undo it. A screen that shows this
 * very course must stop watching it first, or it will ask the server for what is gone.
 */
export function useDeleteCourse() {
  const [mutate] = useDeleteCourseMutation();
  const restoreCourse = useRestoreCourse();
  return (id: string) => {
    let places: CoursePlaces = {};
    const remove = () =>
      mutate({
        variables: { id },
        update: (cache, { data }) => {
          if (data) places = removeCourse(cache, { __typename: 'Course', id });
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'trashedCourses' });
        },
      });
    return withToast(remove, texts(), () => ({
      label: messages.button.undo,
      run: () => restoreCourse(id, places),
    }));
  };
}

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
 * Deletes a course (ADMIN) and removes it from every cached list. The toast offers to undo it. A page that shows the
 * course must stop its query first, or it refetches a deleted course.
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

import { DeleteCourseDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { courseMessages } from '#shared/course.ts';
import { messages } from '#shared/messages.ts';
import { removeCourse, type CoursePlaces } from './course-cache.ts';
import { useRestoreCourse } from './use-restore-course.ts';

const { loading, success, failure } = courseMessages;

/**
 * Deletes a course (ADMIN) and removes it from every cached list. The toast offers to undo it. A page that shows the
 * course must stop its query first, or it refetches a deleted course.
 */
export function useDeleteCourse() {
  const [mutate] = useToastMutation(DeleteCourseDocument);
  const restoreCourse = useRestoreCourse();
  return (id: string) => {
    let places: CoursePlaces = {};
    return mutate({
      variables: { id },
      loading: loading.deleteCourse,
      success: success.deleteCourse,
      failure: failure.deleteCourse,
      update: (cache) => {
        places = removeCourse(cache, { __typename: 'Course', id });
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'trashedCourses' });
      },
      offer: () => ({ label: messages.button.undo, run: () => restoreCourse(id, places) }),
    });
  };
}

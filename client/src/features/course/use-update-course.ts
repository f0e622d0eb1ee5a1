import {
  UpdateCourseDocument,
  type CourseCardFragment,
  type UpdateCourseInput,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { courseMessages } from '#shared/course.ts';
import { moveInCatalogue } from './course-cache.ts';

const { loading, success, failure } = courseMessages;

/** Saves an edit of a course (ADMIN) and updates the cached lists and counts. */
export function useUpdateCourse() {
  const [mutate, isSaving] = useToastMutation(UpdateCourseDocument);
  /** @param before the course as the cached lists have it. */
  const updateCourse = (input: UpdateCourseInput, before: CourseCardFragment) =>
    mutate({
      variables: { input },
      loading: loading.updateCourse,
      success: success.updateCourse,
      failure: failure.updateCourse,
      update: (cache, data) => moveInCatalogue(cache, data.updateCourse, before),
    });
  return { updateCourse, isSaving };
}

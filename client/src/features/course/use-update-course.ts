import { useState } from 'react';
import {
  useUpdateCourseMutation,
  type CourseCardFragment,
  type UpdateCourseInput,
} from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { courseMessages } from '#shared/course.ts';
import { moveInCatalogue } from './course-cache.ts';

const texts = () => ({
  loading: courseMessages.loading.updateCourse,
  success: courseMessages.success.updateCourse,
  failure: courseMessages.failure.updateCourse,
});

/** Saves an edit of a course (ADMIN) and updates the cached lists and counts. */
export function useUpdateCourse() {
  const [isSaving, setIsSaving] = useState(false);
  const [mutate] = useUpdateCourseMutation();
  /** @param before the course as the cached lists have it. */
  const updateCourse = async (input: UpdateCourseInput, before: CourseCardFragment) => {
    setIsSaving(true);
    const save = () =>
      mutate({
        variables: { input },
        update: (cache, { data }) => {
          if (data) moveInCatalogue(cache, data.updateCourse, before);
        },
      });
    const outcome = await withToast(save, texts());
    setIsSaving(false);
    return outcome;
  };
  return { updateCourse, isSaving };
}

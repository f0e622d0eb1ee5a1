import { useState } from 'react';
import {
  useUpdateCourseMutation,
  type CourseCardFragment,
  type UpdateCourseInput,
} from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { messages } from '#shared/messages.ts';
import { moveInCatalogue } from './course-cache.ts';

const texts = {
  loading: messages.loading.updateCourse,
  success: messages.success.updateCourse,
  failure: messages.failure.updateCourse,
};

/** Saves an edit of a course (ADMIN); lists and counts follow at once. */
export function useUpdateCourse() {
  const [isSaving, setIsSaving] = useState(false);
  const [mutate] = useUpdateCourseMutation();
  /** @param before the course as the lists know it. */
  const updateCourse = async (input: UpdateCourseInput, before: CourseCardFragment) => {
    setIsSaving(true);
    const save = () =>
      mutate({
        variables: { input },
        update: (cache, { data }) => {
          if (data) moveInCatalogue(cache, data.updateCourse, before);
        },
      });
    const outcome = await withToast(save, texts);
    setIsSaving(false);
    return outcome;
  };
  return { updateCourse, isSaving };
}

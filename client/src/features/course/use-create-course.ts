import { useState } from 'react';
import { useCreateCourseMutation, type CreateCourseInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { courseMessages } from '#shared/course.ts';
import { addToCatalogue } from './course-cache.ts';

const texts = () => ({
  loading: courseMessages.loading.createCourse,
  success: courseMessages.success.createCourse,
  failure: courseMessages.failure.createCourse,
});
const draftTexts = () => ({ ...texts(), success: courseMessages.success.saveDraft });

/** Creates a course or a draft (ADMIN) and adds it to the cached lists. `creating` tells which one is in progress. */
export function useCreateCourse() {
  const [creating, setCreating] = useState<'course' | 'draft' | null>(null);
  const [mutate] = useCreateCourseMutation({
    update: (cache, { data }) => {
      if (data) addToCatalogue(cache, data.createCourse);
    },
  });
  const createCourse = async (input: CreateCourseInput) => {
    setCreating(input.publish === false ? 'draft' : 'course');
    const outcome = await withToast(
      () => mutate({ variables: { input } }),
      input.publish === false ? draftTexts() : texts(),
    );
    setCreating(null);
    return outcome;
  };
  return { createCourse, creating };
}

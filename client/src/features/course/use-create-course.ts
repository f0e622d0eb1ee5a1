import { useState } from 'react';
import { CreateCourseDocument, type CreateCourseInput } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { courseMessages } from '#shared/course.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { addToCatalogue } from './course-cache.ts';
import { usePublishCourse } from './use-publish-course.ts';

const { loading, success, failure } = courseMessages;

/**
 * Creates a course or a draft (ADMIN) and adds it to the cached lists. The toast of a course offers to unpublish it, because it has no
 * lectures yet. `creating` tells which one is in progress.
 */
export function useCreateCourse() {
  const [isDraft, setIsDraft] = useState(false);
  const [mutate, isCreating] = useToastMutation(CreateCourseDocument);
  const { unpublishCourse } = usePublishCourse();
  const createCourse = (input: CreateCourseInput) => {
    const becomesDraft = input.publish === false;
    setIsDraft(becomesDraft);
    return mutate({
      variables: { input },
      loading: loading.createCourse,
      success: becomesDraft ? success.saveDraft : success.createCourse,
      failure: failure.createCourse,
      update: (cache, data) => addToCatalogue(cache, data.createCourse),
      offer: (data) =>
        data && !becomesDraft
          ? { label: courseFormTexts.edit.unpublish, run: () => unpublishCourse(data.createCourse) }
          : undefined,
    });
  };
  return { createCourse, creating: isCreating ? (isDraft ? 'draft' : 'course') : null };
}

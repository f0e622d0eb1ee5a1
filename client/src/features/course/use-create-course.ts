import { useCreateCourseMutation, type CreateCourseInput } from '#client/gql/graphql.ts';
import { withNotices } from '#client/lib/with-notices.ts';
import { messages } from '#shared/messages.ts';
import { addToCatalogue } from './course-cache.ts';

const texts = {
  loading: messages.loading.createCourse,
  success: messages.success.createCourse,
  failure: messages.failure.createCourse,
};

/** Creates a course (ADMIN); the catalogue shows it at once. */
export function useCreateCourse() {
  const [mutate, { loading }] = useCreateCourseMutation({
    update: (cache, { data }) => {
      if (data) addToCatalogue(cache, data.createCourse);
    },
  });
  const createCourse = (input: CreateCourseInput) =>
    withNotices(() => mutate({ variables: { input } }), texts);
  return { createCourse, isCreating: loading };
}

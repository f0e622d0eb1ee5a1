import { useApolloClient } from '@apollo/client/react';
import { SaveCourseDocument } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { learningMessages } from '#shared/learning.ts';

/** Keeps a course for later, or no longer: at once, and back again with a toast when the server refuses. */
export function useSaveCourse() {
  const client = useApolloClient();
  return async (courseId: string, isSaved: boolean): Promise<void> => {
    try {
      await client.mutate({
        mutation: SaveCourseDocument,
        variables: { input: { courseId, isSaved } },
        optimisticResponse: { saveCourse: { __typename: 'Course', id: courseId, isSaved } },
        // Where in the list it stands is known when somebody looks there.
        update: (cache) => {
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'myCourses', args: { state: 'SAVED' } });
        },
      });
      if (isSaved) notify.success(learningMessages.success.saveCourse);
    } catch (error) {
      notify.error(errorMessage(error, learningMessages.failure.saveCourse));
    }
  };
}

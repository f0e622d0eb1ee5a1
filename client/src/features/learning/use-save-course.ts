import { useApolloClient } from '@apollo/client/react';
import { SaveCourseDocument } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { learningMessages } from '#shared/learning.ts';

/** Saves a course for later or removes it again. The update is optimistic and rolls back with a toast on failure. */
export function useSaveCourse() {
  const client = useApolloClient();
  return async (courseId: string, isSaved: boolean): Promise<void> => {
    try {
      await client.mutate({
        mutation: SaveCourseDocument,
        variables: { input: { courseId, isSaved } },
        optimisticResponse: { saveCourse: { __typename: 'Course', id: courseId, isSaved } },
        // The list is evicted and loads its new order on the next visit.
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

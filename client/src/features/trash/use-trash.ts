import { useTrashedCoursesQuery, useTrashedLecturesQuery } from '#client/gql/graphql.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { trashMessages } from '#shared/trash.ts';

/** Loads the courses in the trash, last deleted first. */
export function useTrashedCourses() {
  const query = useTrashedCoursesQuery({ fetchPolicy: 'cache-and-network' });
  const list = query.data?.trashedCourses;
  const more = useShowMore({
    endCursor: list?.pageInfo.endCursor,
    fetchMore: (after) => query.fetchMore({ variables: { after } }),
    failure: trashMessages.failure.loadTrash,
  });
  return { list, error: query.error, retry: () => query.refetch(), ...more };
}

/** Loads the lectures in the trash whose course is not, last deleted first. */
export function useTrashedLectures() {
  const query = useTrashedLecturesQuery({ fetchPolicy: 'cache-and-network' });
  const list = query.data?.trashedLectures;
  const more = useShowMore({
    endCursor: list?.pageInfo.endCursor,
    fetchMore: (after) => query.fetchMore({ variables: { after } }),
    failure: trashMessages.failure.loadTrash,
  });
  return { list, error: query.error, retry: () => query.refetch(), ...more };
}

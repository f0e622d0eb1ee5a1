import {
  useTrashedCoursesQuery,
  useTrashedFilesQuery,
  useTrashedLecturesQuery,
} from '#client/gql/graphql.ts';
import { usePage } from '#client/ui/use-page.ts';
import { trashMessages } from '#shared/trash.ts';

/** Loads the courses in the trash, last deleted first. */
export function useTrashedCourses() {
  const query = useTrashedCoursesQuery({ fetchPolicy: 'cache-and-network' });
  return usePage(query, query.data?.trashedCourses, trashMessages.failure.loadTrash);
}

/** Loads the lectures in the trash whose course is not, last deleted first. */
export function useTrashedLectures() {
  const query = useTrashedLecturesQuery({ fetchPolicy: 'cache-and-network' });
  return usePage(query, query.data?.trashedLectures, trashMessages.failure.loadTrash);
}

/** Loads the files in the trash whose lecture and course are not, last deleted first. */
export function useTrashedFiles() {
  const query = useTrashedFilesQuery({ fetchPolicy: 'cache-and-network' });
  return usePage(query, query.data?.trashedFiles, trashMessages.failure.loadTrash);
}

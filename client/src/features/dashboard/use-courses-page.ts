import { useCoursesOverviewQuery, type CourseSort } from '#client/gql/graphql.ts';
import { useFirstRequest, useListPages } from '#client/ui/use-list-pages.ts';
import { courseMessages } from '#shared/course.ts';

export const coursesPerPage = 10;

/** Loads one page of the school's courses, including drafts. */
export function useCoursesPage(page: number, sort: CourseSort) {
  const place = { page, size: coursesPerPage };
  const { first, fetchPolicy } = useFirstRequest(place);
  const query = useCoursesOverviewQuery({ variables: { first, sort }, fetchPolicy });
  const courses = (query.data ?? query.previousData)?.courses;
  return useListPages(query, courses, courseMessages.failure.loadCourses, place);
}

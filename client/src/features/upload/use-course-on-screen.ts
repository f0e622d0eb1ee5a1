import { useLocation } from 'react-router-dom';
import { useUploadCourseQuery } from '#client/gql/graphql.ts';
import { patterns, stateRoutes } from '#shared/paths.ts';
import { slugOfState } from '#client/routing/course-navigation-state.ts';
import { matchPage } from '#client/routing/match-page.ts';

/** Paths of the pages about the lectures of one course. */
const coursePatterns = [patterns.addLecture, patterns.lectures, patterns.editCourse, patterns.editLecture];

function slugOn({ pathname, search, state }: { pathname: string; search: string; state: unknown }) {
  if (pathname === stateRoutes.addLecture) {
    return slugOfState(state) ?? new URLSearchParams(search).get('course');
  }
  const match = coursePatterns.map((pattern) => matchPage(pattern, pathname)).find((found) => found !== null);
  return match?.params.slug ?? null;
}

/** The course of the current page, once the page has loaded it; null on other pages. */
export function useCourseOnScreen() {
  const location = useLocation();
  const slug = slugOn(location);
  const { data } = useUploadCourseQuery({
    variables: { slug: slug ?? '' },
    skip: slug === null,
    // The page loads its course itself.
    fetchPolicy: 'cache-only',
  });
  return { course: slug === null ? null : (data?.course ?? null), showsLectures: slug !== null };
}

import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { slugOfState } from '#client/routing/course-navigation-state.ts';

/** `/course/description`: redirects to the course page, or to the catalogue when no course was passed. */
export function CourseDescriptionRoute() {
  const slug = slugOfState(useLocation().state);
  return <Navigate to={slug ? paths.course(slug) : paths.courses} replace />;
}

/** `/course/displaylecture` and its plural: redirect to the lectures page, or to the catalogue. */
export function DisplayLectureRoute() {
  const slug = slugOfState(useLocation().state);
  return <Navigate to={slug ? paths.lectures(slug) : paths.courses} replace />;
}

import { admins, members, type Screen } from '#client/routing/screen.ts';
import { paths, patterns, stateRoutes } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.courses,
    access: 'everyone',
    load: async () => (await import('./courses-page.tsx')).CoursesPage,
  },
  {
    path: patterns.course,
    access: 'everyone',
    load: async () => (await import('./course-page.tsx')).CoursePage,
  },
  {
    path: paths.adminCourses,
    access: admins,
    load: async () => (await import('./admin-courses-page.tsx')).AdminCoursesPage,
  },
  {
    path: paths.createCourse,
    access: admins,
    load: async () => (await import('./create-course-page.tsx')).CreateCoursePage,
  },
  {
    path: patterns.editCourse,
    access: admins,
    load: async () => (await import('./edit-course-page.tsx')).EditCoursePage,
  },
  {
    path: stateRoutes.courseDescription,
    access: 'everyone',
    load: async () => (await import('./legacy-routes.tsx')).CourseDescriptionRoute,
  },
  {
    path: stateRoutes.displayLecture,
    access: members,
    load: async () => (await import('./legacy-routes.tsx')).DisplayLectureRoute,
  },
  {
    path: stateRoutes.displayLectures,
    access: members,
    load: async () => (await import('./legacy-routes.tsx')).DisplayLectureRoute,
  },
];

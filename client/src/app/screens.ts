import type { ComponentType } from 'react';
import { paths, patterns, stateRoutes } from './paths.ts';
import { admins, members, type RouteAccess } from './route-access.ts';
import type { RouteHandle } from './use-focus-heading.ts';

/** A screen of its own address, loaded when it is opened first. */
export interface Screen {
  path: string;
  access: RouteAccess;
  load: () => Promise<ComponentType>;
  handle?: RouteHandle;
}

/** Every screen and who may open it (specification, section 2). */
export const screens: readonly Screen[] = [
  {
    path: paths.home,
    access: 'everyone',
    load: async () => (await import('#client/features/home/home-page.tsx')).HomePage,
  },
  {
    path: paths.login,
    access: 'visitors',
    load: async () => (await import('#client/features/auth/login-page.tsx')).LoginPage,
  },
  {
    path: paths.signup,
    access: 'visitors',
    load: async () => (await import('#client/features/auth/signup-page.tsx')).SignupPage,
  },
  {
    path: paths.courses,
    access: 'everyone',
    load: async () => (await import('#client/features/course/courses-page.tsx')).CoursesPage,
  },
  {
    path: patterns.course,
    access: 'everyone',
    load: async () => (await import('#client/features/course/course-page.tsx')).CoursePage,
  },
  {
    path: paths.createCourse,
    access: admins,
    load: async () => (await import('#client/features/course/create-course-page.tsx')).CreateCoursePage,
  },
  {
    // Open to everyone: a free preview needs no account, and a locked lecture says how to unlock it.
    path: patterns.lectures,
    access: 'everyone',
    load: async () => (await import('#client/features/lecture/lecture-page.tsx')).LecturePage,
    handle: { keepsFocus: true },
  },
  {
    path: patterns.addLecture,
    access: admins,
    load: async () => (await import('#client/features/lecture/add-lecture-page.tsx')).AddLecturePage,
  },
  {
    path: stateRoutes.courseDescription,
    access: 'everyone',
    load: async () => (await import('#client/features/course/legacy-routes.tsx')).CourseDescriptionRoute,
  },
  {
    path: stateRoutes.displayLecture,
    access: members,
    load: async () => (await import('#client/features/course/legacy-routes.tsx')).DisplayLectureRoute,
  },
  {
    path: stateRoutes.displayLectures,
    access: members,
    load: async () => (await import('#client/features/course/legacy-routes.tsx')).DisplayLectureRoute,
  },
  {
    path: stateRoutes.addLecture,
    access: admins,
    load: async () => (await import('#client/features/lecture/add-lecture-page.tsx')).AddLecturePage,
  },
  {
    path: paths.checkout,
    access: members,
    load: async () => (await import('#client/features/payment/checkout-page.tsx')).CheckoutPage,
  },
  {
    path: paths.checkoutSuccess,
    access: members,
    load: async () =>
      (await import('#client/features/payment/checkout-success-page.tsx')).CheckoutSuccessPage,
  },
  {
    path: paths.checkoutFailure,
    access: members,
    load: async () =>
      (await import('#client/features/payment/checkout-failure-page.tsx')).CheckoutFailurePage,
  },
  {
    path: paths.denied,
    access: 'everyone',
    load: async () => (await import('./denied-page.tsx')).DeniedPage,
  },
];

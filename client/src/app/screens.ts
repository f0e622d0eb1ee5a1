import type { ComponentType } from 'react';
import { legalPages } from '#shared/legal.ts';
import { paths, patterns, stateRoutes } from '#shared/paths.ts';
import { admins, members, type RouteAccess } from './route-access.ts';
import type { RouteHandle } from './use-focus-heading.ts';

/** A screen with an address of its own, loaded when it is first opened. */
export interface Screen {
  path: string;
  access: RouteAccess;
  load: () => Promise<ComponentType>;
  handle?: RouteHandle;
}

/** All screens and the access to them (specification, section 2). */
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
    path: paths.setup,
    access: 'visitors',
    load: async () => (await import('#client/features/auth/setup-page.tsx')).SetupPage,
  },
  {
    path: paths.about,
    access: 'everyone',
    load: async () => (await import('#client/features/about/about-page.tsx')).AboutPage,
  },
  {
    path: paths.contact,
    access: 'everyone',
    load: async () => (await import('#client/features/contact/contact-page.tsx')).ContactPage,
  },
  ...Object.values(legalPages).map(({ path }): Screen => ({
    path,
    access: 'everyone',
    load: async () => (await import('#client/features/legal/legal-page.tsx')).LegalPage,
  })),
  {
    path: paths.developers,
    access: 'everyone',
    load: async () => (await import('#client/features/developer/developers-page.tsx')).DevelopersPage,
  },
  {
    path: paths.profile,
    access: members,
    load: async () => (await import('#client/features/profile/profile-page.tsx')).ProfilePage,
  },
  {
    path: paths.editProfile,
    access: members,
    load: async () => (await import('#client/features/profile/edit-profile-page.tsx')).EditProfilePage,
  },
  {
    path: paths.access,
    access: members,
    load: async () => (await import('#client/features/access/access-page.tsx')).AccessPage,
  },
  {
    path: paths.changePassword,
    access: members,
    load: async () => (await import('#client/features/auth/change-password-page.tsx')).ChangePasswordPage,
  },
  {
    path: paths.changeEmail,
    access: members,
    load: async () => (await import('#client/features/auth/change-email-page.tsx')).ChangeEmailPage,
  },
  {
    path: paths.confirmEmail,
    access: 'everyone',
    load: async () => (await import('#client/features/auth/confirm-email-page.tsx')).ConfirmEmailPage,
  },
  {
    path: paths.forgotPassword,
    access: 'visitors',
    load: async () => (await import('#client/features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  {
    path: paths.resetPassword,
    access: 'everyone',
    load: async () => (await import('#client/features/auth/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: paths.verifyEmail,
    access: 'everyone',
    load: async () => (await import('#client/features/auth/verify-email-page.tsx')).VerifyEmailPage,
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
    path: patterns.editCourse,
    access: admins,
    load: async () => (await import('#client/features/course/edit-course-page.tsx')).EditCoursePage,
  },
  {
    path: patterns.editLecture,
    access: admins,
    load: async () => (await import('#client/features/lecture/edit-lecture-page.tsx')).EditLecturePage,
  },
  {
    path: patterns.captions,
    access: admins,
    load: async () => (await import('#client/features/caption/captions-page.tsx')).CaptionsPage,
  },
  {
    path: patterns.chapters,
    access: admins,
    load: async () => (await import('#client/features/chapter/chapters-page.tsx')).ChaptersPage,
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
    path: paths.dashboard,
    access: admins,
    load: async () => (await import('#client/features/dashboard/dashboard-page.tsx')).DashboardPage,
  },
  {
    path: paths.statistics,
    access: admins,
    load: async () => (await import('#client/features/dashboard/statistics-page.tsx')).StatisticsPage,
  },
  {
    path: paths.adminCourses,
    access: admins,
    load: async () => (await import('#client/features/dashboard/admin-courses-page.tsx')).AdminCoursesPage,
  },
  {
    path: paths.members,
    access: admins,
    load: async () => (await import('#client/features/member/members-page.tsx')).MembersPage,
  },
  {
    path: patterns.member,
    access: admins,
    load: async () => (await import('#client/features/member/member-page.tsx')).MemberPage,
  },
  {
    path: paths.messages,
    access: admins,
    load: async () => (await import('#client/features/contact/messages-page.tsx')).MessagesPage,
  },
  {
    path: paths.payments,
    access: admins,
    load: async () => (await import('#client/features/payment/payments-page.tsx')).PaymentsPage,
  },
  {
    path: paths.paymentProblems,
    access: admins,
    load: async () =>
      (await import('#client/features/payment/payment-problems-page.tsx')).PaymentProblemsPage,
  },
  {
    path: paths.trash,
    access: admins,
    load: async () => (await import('#client/features/trash/trash-page.tsx')).TrashPage,
  },
  {
    path: paths.auditLog,
    access: admins,
    load: async () => (await import('#client/features/audit/audit-page.tsx')).AuditPage,
  },
  {
    path: patterns.settings,
    access: admins,
    load: async () => (await import('#client/features/school/settings-pages.tsx')).SettingsPages,
  },
  {
    path: paths.health,
    access: admins,
    load: async () => (await import('#client/features/health/health-page.tsx')).HealthPage,
  },
  {
    path: patterns.certificate,
    access: 'everyone',
    load: async () => (await import('#client/features/certificate/certificate-page.tsx')).CertificatePage,
  },
  {
    path: paths.denied,
    access: 'everyone',
    load: async () => (await import('./denied-page.tsx')).DeniedPage,
  },
];

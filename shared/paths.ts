const segment = encodeURIComponent;

/** Every address of a page. Functions fill in a course's slug and a lecture's id. */
export const paths = {
  home: '/',
  courses: '/courses',
  course: (slug: string) => `/courses/${segment(slug)}`,
  /** The watch page of a course, at its first lecture. */
  lectures: (slug: string) => `/courses/${segment(slug)}/lectures`,
  lecture: (slug: string, lectureId: string) => `/courses/${segment(slug)}/lectures/${segment(lectureId)}`,
  addLecture: (slug: string) => `/courses/${segment(slug)}/lectures/new`,
  createCourse: '/course/create',
  editCourse: (slug: string) => `/courses/${segment(slug)}/edit`,
  editLecture: (slug: string, lectureId: string) =>
    `/courses/${segment(slug)}/lectures/${segment(lectureId)}/edit`,
  /** What is said in a lecture, to be edited. */
  captions: (slug: string, lectureId: string) =>
    `/courses/${segment(slug)}/lectures/${segment(lectureId)}/captions`,
  /** Into which parts a lecture is divided, to be edited. */
  chapters: (slug: string, lectureId: string) =>
    `/courses/${segment(slug)}/lectures/${segment(lectureId)}/chapters`,
  about: '/about',
  contact: '/contact',
  imprint: '/imprint',
  privacy: '/privacy',
  terms: '/terms',
  /** How programs talk to the school. */
  developers: '/developers',
  profile: '/user/profile',
  /** Where two-step sign-in is set up, on the profile. */
  twoStep: '/user/profile#two-step',
  editProfile: '/user/editprofile',
  /** Why somebody may or may not watch. */
  access: '/user/access',
  changePassword: '/changepassword',
  changeEmail: '/changeemail',
  forgotPassword: '/forgotpassword',
  resetPassword: '/resetpassword',
  verifyEmail: '/verifyemail',
  confirmEmail: '/confirmemail',
  dashboard: '/admin/dashboard',
  /** Recurring revenue, churn, and what is watched. */
  statistics: '/admin/statistics',
  members: '/admin/members',
  member: (id: string) => `/admin/members/${segment(id)}`,
  adminCourses: '/admin/courses',
  messages: '/admin/messages',
  payments: '/admin/payments',
  paymentProblems: '/admin/payments/problems',
  trash: '/admin/trash',
  auditLog: '/admin/audit',
  /** How the school is called and looks. */
  settings: '/admin/settings',
  /** How everything is that the school stands on. */
  health: '/admin/health',
  login: '/login',
  /** The login, and the page of ours to go to afterwards. */
  loginThen: (next: string) => `/login?next=${segment(next)}`,
  /** The login, saying why it did not work, for those who run no scripts. */
  loginRefused: (reason: string, next: string) => `/login?refused=${reason}&next=${segment(next)}`,
  /** The login's second step, for those whose scripts did not run at the first. */
  loginSecondStep: (next: string) => `/login?step=second&next=${segment(next)}`,
  signup: '/signup',
  /** Where the first admin of a school makes an account. */
  setup: '/setup',
  /** The signup, and the page of ours to go to afterwards. */
  signupThen: (next: string) => `/signup?next=${segment(next)}`,
  checkout: '/checkout',
  /** The checkout, and the page to offer when the person comes back from paying. */
  checkoutFrom: (from: string) => `/checkout?from=${segment(from)}`,
  checkoutSuccess: '/checkout/success',
  checkoutFailure: '/checkout/failure',
  denied: '/denied',
  /** Where everybody can verify a certificate. */
  certificate: (code: string) => `/certificates/${segment(code)}`,
} as const;

/** The router's patterns of the addresses that carry parameters. */
export const patterns = {
  course: '/courses/:slug',
  lectures: '/courses/:slug/lectures/:lectureId?',
  addLecture: '/courses/:slug/lectures/new',
  editCourse: '/courses/:slug/edit',
  editLecture: '/courses/:slug/lectures/:lectureId/edit',
  captions: '/courses/:slug/lectures/:lectureId/captions',
  chapters: '/courses/:slug/lectures/:lectureId/chapters',
  member: '/admin/members/:id',
  settings: '/admin/settings/:section?',
  certificate: '/certificates/:code?',
} as const;

/** What the addresses of pages may say after their path, in the order in which it is written. */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  [paths.courses]: ['q', 'category', 'sort', 'after'],
  [paths.login]: ['refused', 'step', 'next'],
  [paths.contact]: ['sent', 'refused'],
};

/** The specification's routes that get their course by navigation state (section 2). */
export const stateRoutes = {
  courseDescription: '/course/description',
  displayLecture: '/course/displaylecture',
  displayLectures: '/course/displaylectures',
  addLecture: '/course/addlecture',
} as const;

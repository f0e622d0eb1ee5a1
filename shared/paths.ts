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
  about: '/about',
  contact: '/contact',
  profile: '/user/profile',
  /** Where two-step sign-in is set up, on the profile. */
  twoStep: '/user/profile#two-step',
  editProfile: '/user/editprofile',
  /** Why somebody may or may not watch. */
  access: '/user/access',
  changePassword: '/changepassword',
  forgotPassword: '/forgotpassword',
  resetPassword: '/resetpassword',
  verifyEmail: '/verifyemail',
  dashboard: '/admin/dashboard',
  members: '/admin/members',
  member: (id: string) => `/admin/members/${segment(id)}`,
  messages: '/admin/messages',
  paymentProblems: '/admin/payments/problems',
  trash: '/admin/trash',
  auditLog: '/admin/audit',
  login: '/login',
  /** The login, and the page of ours to go to afterwards. */
  loginThen: (next: string) => `/login?next=${segment(next)}`,
  signup: '/signup',
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
  member: '/admin/members/:id',
  certificate: '/certificates/:code?',
} as const;

/** What the address of the catalogue may ask for, in the order in which it is written. */
export const catalogueParameters = ['q', 'category', 'sort', 'after'] as const;

/** The specification's routes that get their course by navigation state (section 2). */
export const stateRoutes = {
  courseDescription: '/course/description',
  displayLecture: '/course/displaylecture',
  displayLectures: '/course/displaylectures',
  addLecture: '/course/addlecture',
} as const;

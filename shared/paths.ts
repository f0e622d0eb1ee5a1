const segment = encodeURIComponent;

/** The addresses of all pages. Functions insert a course's slug and a lecture's id. */
export const paths = {
  home: '/',
  courses: '/courses',
  course: (slug: string) => `/courses/${segment(slug)}`,
  /** The watch page of a course, at its first lecture. */
  lectures: (slug: string) => `/courses/${segment(slug)}/lectures`,
  lecture: (slug: string, lectureId: string) => `/courses/${segment(slug)}/lectures/${segment(lectureId)}`,
  /** A lecture's video at a second. */
  lectureAt: (slug: string, lectureId: string, second: number) =>
    `/courses/${segment(slug)}/lectures/${segment(lectureId)}?t=${second}`,
  addLecture: (slug: string) => `/courses/${segment(slug)}/lectures/new`,
  /** The form of a new lecture that is a text. */
  addTextLecture: (slug: string) => `/courses/${segment(slug)}/lectures/add-text`,
  /** The form of a new lecture that is a link. */
  addLinkLecture: (slug: string) => `/courses/${segment(slug)}/lectures/add-link`,
  createCourse: '/course/create',
  importCourse: '/course/import',
  editCourse: (slug: string) => `/courses/${segment(slug)}/edit`,
  editLecture: (slug: string, lectureId: string) =>
    `/courses/${segment(slug)}/lectures/${segment(lectureId)}/edit`,
  /** The editor of a lecture's captions. */
  captions: (slug: string, lectureId: string) =>
    `/courses/${segment(slug)}/lectures/${segment(lectureId)}/captions`,
  /** The editor of a lecture's chapters. */
  chapters: (slug: string, lectureId: string) =>
    `/courses/${segment(slug)}/lectures/${segment(lectureId)}/chapters`,
  about: '/about',
  contact: '/contact',
  /** The public page on which a consumer cancels a contract. */
  cancel: '/cancel',
  /** The public page on which a consumer withdraws from a contract. */
  withdraw: '/withdraw',
  /** The page behind the link of an email that proves a cancellation or withdrawal. */
  confirmDeclaration: '/confirmdeclaration',
  imprint: '/imprint',
  privacy: '/privacy',
  terms: '/terms',
  withdrawalNotice: '/withdrawal-notice',
  accessibility: '/accessibility',
  /** A free page of the school. */
  schoolPage: (slug: string) => `/pages/${segment(slug)}`,
  /** The API guide. */
  developers: '/developers',
  profile: '/user/profile',
  /** The two-factor settings on the profile. */
  twoStep: '/user/profile#two-step',
  editProfile: '/user/editprofile',
  /** The explanation of a person's own access to the lectures. */
  access: '/user/access',
  /**
   * A version of the terms of service that people have agreed to. `changedAt` is its time, ISO 8601. The address has it in
   * milliseconds, since an address with a dot is that of a file.
   */
  agreedTerms: (changedAt: string) => `/user/terms/${Date.parse(changedAt)}`,
  /** The page after the deletion of an account. */
  accountDeleted: '/accountdeleted',
  changePassword: '/changepassword',
  changeEmail: '/changeemail',
  forgotPassword: '/forgotpassword',
  resetPassword: '/resetpassword',
  verifyEmail: '/verifyemail',
  /** The page behind the link of an invitation. */
  invitation: '/invitation',
  confirmEmail: '/confirmemail',
  /** The target of the links in renewal notices. It cancels without a login. */
  cancelRenewal: '/cancelrenewal',
  dashboard: '/admin/dashboard',
  /** Recurring revenue, churn and watch time. */
  statistics: '/admin/statistics',
  members: '/admin/members',
  /** The invitations that admins sent. */
  invitations: '/admin/invitations',
  member: (id: string) => `/admin/members/${segment(id)}`,
  adminCourses: '/admin/courses',
  messages: '/admin/messages',
  payments: '/admin/payments',
  paymentProblems: '/admin/payments/problems',
  ledger: '/admin/payments/ledger',
  priceChange: '/admin/payments/price-change',
  /** The cancellations and withdrawals that arrived on the public pages. */
  declarations: '/admin/declarations',
  trash: '/admin/trash',
  auditLog: '/admin/audit',
  /** The settings: name and look of the school. */
  settings: '/admin/settings',
  /** The settings: the free pages of the school. */
  schoolPages: '/admin/settings/pages',
  createSchoolPage: '/admin/settings/pages/new',
  editSchoolPage: (id: string) => `/admin/settings/pages/${segment(id)}`,
  /** The health checks of the school's database, storage and other services. */
  health: '/admin/health',
  login: '/login',
  /** The login, with the page to open afterwards. */
  loginThen: (next: string) => `/login?next=${segment(next)}`,
  /** The login without scripts, with the reason of a refusal. */
  loginRefused: (reason: string, next: string) => `/login?refused=${reason}&next=${segment(next)}`,
  /** The second step of a login without scripts. */
  loginSecondStep: (next: string) => `/login?step=second&next=${segment(next)}`,
  signup: '/signup',
  /** The page on which the first admin of a school creates an account. */
  setup: '/setup',
  /** The signup, with the page to open afterwards. */
  signupThen: (next: string) => `/signup?next=${segment(next)}`,
  checkout: '/checkout',
  /** The checkout, with the page to link to after the payment. */
  checkoutFrom: (from: string) => `/checkout?from=${segment(from)}`,
  checkoutSuccess: '/checkout/success',
  checkoutFailure: '/checkout/failure',
  denied: '/denied',
  /** The public page that verifies a certificate. */
  certificate: (code: string) => `/certificates/${segment(code)}`,
} as const;

/** The router's patterns for addresses with parameters. */
export const patterns = {
  course: '/courses/:slug',
  lectures: '/courses/:slug/lectures/:lectureId?',
  addLecture: '/courses/:slug/lectures/new',
  addTextLecture: '/courses/:slug/lectures/add-text',
  addLinkLecture: '/courses/:slug/lectures/add-link',
  editCourse: '/courses/:slug/edit',
  editLecture: '/courses/:slug/lectures/:lectureId/edit',
  captions: '/courses/:slug/lectures/:lectureId/captions',
  chapters: '/courses/:slug/lectures/:lectureId/chapters',
  agreedTerms: '/user/terms/:changedAt',
  member: '/admin/members/:id',
  settings: '/admin/settings/:section?',
  editSchoolPage: '/admin/settings/pages/:id',
  schoolPage: '/pages/:slug',
  certificate: '/certificates/:code?',
} as const;

/** The query parameters of pages, in the order in which they are written. */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  [paths.courses]: ['q', 'category', 'sort', 'after'],
  [paths.login]: ['refused', 'step', 'next'],
  [paths.contact]: ['sent', 'refused'],
};

/** The specification's routes that take their course from the navigation state (section 2). */
export const stateRoutes = {
  courseDescription: '/course/description',
  displayLecture: '/course/displaylecture',
  displayLectures: '/course/displaylectures',
  addLecture: '/course/addlecture',
} as const;

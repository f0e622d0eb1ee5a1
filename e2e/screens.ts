import type { Page } from 'playwright-core';
import { paths, patterns, stateRoutes } from '#shared/paths.ts';
import { settled, type Person } from './browser.ts';
import { send } from './courses.ts';

/** The player is loaded last: its sliders appear after it has opened its video. */
const player = (page: Page) =>
  page.getByRole('slider', { name: 'Volume', includeHidden: true }).waitFor({ state: 'attached' });

/** Addresses with an id of the school. */
export interface Addresses {
  member: string;
  /** The first lecture of the course about bread. */
  lecture: string;
}

export interface Screen {
  name: string;
  as?: Person;
  path: string | ((addresses: Addresses) => string);
  shown?: (page: Page) => Promise<void>;
}

export const COURSE = '/courses/bread-at-home-one-honest-loaf';

/** All screens of the product. */
export const SCREENS: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'courses', path: '/courses' },
  { name: 'a course for a visitor', path: COURSE },
  { name: 'a course for an admin', as: 'admin', path: COURSE },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'the account of the first admin', path: '/setup#key' },
  { name: 'checkout', as: 'learner', path: '/checkout' },
  { name: 'checkout of a subscriber', as: 'subscriber', path: '/checkout' },
  { name: 'payment failed', as: 'learner', path: '/checkout/failure' },
  { name: 'payment success without a session', as: 'learner', path: '/checkout/success' },
  {
    name: 'a lecture',
    as: 'subscriber',
    path: `${COURSE}/lectures`,
    shown: player,
  },
  {
    name: 'a lecture for an admin',
    as: 'admin',
    path: `${COURSE}/lectures`,
    shown: player,
  },
  { name: 'a free lecture', path: `${COURSE}/lectures`, shown: player },
  { name: 'create course', as: 'admin', path: '/course/create' },
  { name: 'import a course', as: 'admin', path: '/course/import' },
  { name: 'add lecture', as: 'admin', path: '/course/addlecture?course=bread-at-home-one-honest-loaf' },
  {
    name: 'write a text lecture',
    as: 'admin',
    path: `${COURSE}/lectures/add-text`,
    shown: (page) => page.getByRole('textbox', { name: 'Text', exact: true }).waitFor(),
  },
  {
    name: 'add a link',
    as: 'admin',
    path: `${COURSE}/lectures/add-link`,
    shown: (page) => page.getByRole('textbox', { name: 'Address', exact: true }).waitFor(),
  },
  { name: 'edit course', as: 'admin', path: `${COURSE}/edit` },
  { name: 'courses for an admin', as: 'admin', path: '/courses' },
  { name: 'courses that were searched', path: '/courses?q=lighht&sort=TITLE' },
  { name: 'a search without a result', path: '/courses?q=zzzzzz' },
  { name: 'a search with words of lectures', path: '/courses?q=flour' },
  { name: 'certificates', path: '/certificates' },
  { name: 'a certificate that is none', path: '/certificates/0000' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'cancel', path: '/cancel' },
  { name: 'withdraw', path: '/withdraw' },
  { name: 'confirm a declaration', path: '/confirmdeclaration#token=any' },
  { name: 'forgotten password', path: '/forgotpassword' },
  { name: 'reset password', path: '/resetpassword#token=any' },
  { name: 'an invitation', path: '/invitation#token=any' },
  { name: 'reset password without a token', path: '/resetpassword' },
  { name: 'an account was deleted', path: '/accountdeleted' },
  { name: 'verify email', path: '/verifyemail#token=any' },
  { name: 'terms that were not kept', as: 'learner', path: '/user/terms/1577836800000' },
  { name: 'cancel the renewal', path: '/cancelrenewal#token=any' },
  { name: 'profile', as: 'learner', path: '/user/profile' },
  { name: 'profile of a subscriber', as: 'subscriber', path: '/user/profile' },
  { name: 'why one may not watch', as: 'learner', path: '/user/access' },
  { name: 'why one may watch', as: 'subscriber', path: '/user/access' },
  { name: 'edit profile', as: 'learner', path: '/user/editprofile' },
  { name: 'change password', as: 'learner', path: '/changepassword' },
  { name: 'dashboard', as: 'admin', path: '/admin/dashboard' },
  {
    name: 'statistics',
    as: 'admin',
    path: '/admin/statistics',
    shown: (page) => page.locator('svg[aria-label^="Bar chart"]').first().waitFor(),
  },
  { name: 'members', as: 'admin', path: '/admin/members' },
  { name: 'invitations', as: 'admin', path: '/admin/invitations' },
  { name: 'members that were searched', as: 'admin', path: '/admin/members?search=sam' },
  {
    name: 'a member',
    as: 'admin',
    path: ({ member }) => `/admin/members/${member}`,
    shown: (page) => page.getByRole('heading', { name: 'Admin activity' }).waitFor(),
  },
  {
    name: 'chapters',
    as: 'admin',
    path: ({ lecture }) => `${COURSE}/lectures/${lecture}/chapters`,
    shown: (page) => page.getByRole('button', { name: 'Save chapters' }).waitFor(),
  },
  {
    name: 'captions',
    as: 'admin',
    path: ({ lecture }) => `${COURSE}/lectures/${lecture}/captions`,
    shown: (page) => page.getByLabel('Text of cue 1', { exact: true }).waitFor(),
  },
  {
    name: 'edit lecture',
    as: 'admin',
    path: ({ lecture }) => `${COURSE}/lectures/${lecture}/edit`,
    shown: (page) => page.getByRole('button', { name: 'Save lecture' }).waitFor(),
  },
  { name: 'messages', as: 'admin', path: '/admin/messages' },
  { name: 'courses of the school', as: 'admin', path: '/admin/courses' },
  { name: 'payments', as: 'admin', path: '/admin/payments' },
  { name: 'ledger', as: 'admin', path: '/admin/payments/ledger' },
  { name: 'price change', as: 'admin', path: '/admin/payments/price-change' },
  { name: 'payment problems', as: 'admin', path: '/admin/payments/problems' },
  { name: 'declarations', as: 'admin', path: '/admin/declarations' },
  { name: 'trash', as: 'admin', path: '/admin/trash' },
  { name: 'audit log', as: 'admin', path: '/admin/audit' },
  {
    name: 'health',
    as: 'admin',
    path: '/admin/health',
    shown: (page) => page.getByText('Everything works').waitFor(),
  },
  {
    name: 'settings',
    as: 'admin',
    path: '/admin/settings',
    shown: (page) => page.getByLabel('Name').waitFor(),
  },
  ...['pictures', 'offer', 'home', 'about', 'mentors', 'legal', 'first-steps'].map((page) => ({
    name: `settings: ${page}`,
    as: 'admin' as const,
    path: `/admin/settings/${page}`,
    shown: settled,
  })),
  {
    name: 'settings: pages',
    as: 'admin',
    path: '/admin/settings/pages',
    shown: (page) => page.getByRole('link', { name: 'Create page' }).waitFor(),
  },
  {
    name: 'a new page',
    as: 'admin',
    path: '/admin/settings/pages/new',
    shown: (page) => page.getByRole('button', { name: 'Save page' }).waitFor(),
  },
  { name: 'developers', path: '/developers' },
  { name: 'the REST reference', path: '/api/v1/docs' },
  { name: 'access denied', path: '/denied' },
  { name: 'not found', path: '/nowhere' },
  { name: 'change email', as: 'learner', path: '/changeemail' },
  { name: 'confirm email', path: '/confirmemail#token=any' },
];

/** The pages without an entry in the list, and why. A test fails for every other page that is missing. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  [patterns.addLecture]: 'shows the same as the address with the course as a parameter',
  [stateRoutes.courseDescription]: 'redirects',
  [stateRoutes.displayLecture]: 'redirects',
  [stateRoutes.displayLectures]: 'redirects',
  [paths.imprint]: 'the demo school has none',
  [paths.privacy]: 'the demo school has none',
  [paths.terms]: 'the demo school has none',
  [paths.withdrawalNotice]: 'the demo school has none',
  [paths.accessibility]: 'the demo school has none',
  [patterns.schoolPage]: 'the demo school has none',
  [patterns.editSchoolPage]: 'has the form of a new page',
};

/** The ids in addresses of the demo school. */
export async function addressesOf(admin: Page): Promise<Addresses> {
  const { users, course } = await send<{
    users: { nodes: { id: string }[] };
    course: { lectures: { id: string }[] };
  }>(
    admin,
    `query ($slug: String!) {
      users(search: "subscriber@example.com") { nodes { id } }
      course(slug: $slug) { lectures { id } }
    }`,
    { slug: COURSE.split('/').at(-1) },
  );
  return { member: users.nodes[0]?.id ?? '', lecture: course.lectures[0]?.id ?? '' };
}

/** Opens a screen and waits until it is shown. */
export async function show(
  open: (person: Person, path: string) => Promise<Page>,
  { as = 'visitor', path, shown }: Screen,
  addresses: Addresses,
): Promise<Page> {
  const page = await open(as, typeof path === 'string' ? path : path(addresses));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shown?.(page);
  return page;
}

/** The number of pixels by which a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

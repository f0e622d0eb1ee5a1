// @slow client/src/routing client/src/app shared/page-paths.ts
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually, useBrowser, type Person } from '../browser.ts';

const { openShared } = useBrowser();

type Role = Exclude<Person, 'subscriber'>;

const COURSE = '/courses/bread-at-home-one-honest-loaf';
/** The id of a missing lecture. */
const NO_LECTURE = '00000000-0000-7000-8000-000000000000';
const everyone = (end: string) => ({ visitor: end, learner: end, admin: end });
const members = (end: string) => ({ visitor: '/login', learner: end, admin: end });
const admins = (end: string) => ({ visitor: '/login', learner: '/denied', admin: end });

/** The required content of a screen. */
type Content = (page: Page) => Promise<unknown>[];

interface Row {
  path: string;
  /** The final path for each person who opens the address. */
  ends: Record<Role, string>;
  /** The person who checks the content. */
  reader?: Role;
  content?: Content;
}

const link = (page: Page, name: string, to: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name, exact: true })
    .first()
    .getAttribute('href')
    .then((href) => expect(href?.split('?')[0]).toBe(to));
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).waitFor();
/** A mentor has a name, a short bio and a picture. */
async function mentor(page: Page, index: number): Promise<void> {
  const slide = page.locator('[aria-roledescription="slide"]').nth(index);
  expect(await slide.getByRole('heading').innerText()).toMatch(/^\S+ \S+/);
  expect((await slide.locator('p').last().innerText()).length).toBeGreaterThan(40);
  expect(await slide.locator('img').getAttribute('alt')).toMatch(/\S+/);
}
const picture = (page: Page) => page.locator('input[type=file]').waitFor({ state: 'attached' });

/** Section 2, the route table: one entry per row, followed by our own addresses. */
const ROUTES: Row[] = [
  {
    path: '/',
    ends: everyone('/'),
    content: (page) => [
      heading(page, /./),
      link(page, 'Explore Courses', '/courses'),
      link(page, 'Contact Us', '/contact'),
    ],
  },
  {
    path: '/about',
    ends: everyone('/about'),
    content: (page) => [
      heading(page, /./),
      page.locator('[aria-roledescription="carousel"]').waitFor(),
      eventually(() => page.locator('[aria-roledescription="slide"]').count()).toBe(4),
      eventually(() => page.locator('[aria-roledescription="slide"] img').count()).toBe(4),
      page
        .getByRole('main')
        .getByText(/Our mission is/)
        .waitFor(),
      ...[0, 1, 2, 3].map((index) => mentor(page, index)),
    ],
  },
  {
    path: '/login',
    ends: { visitor: '/login', learner: '/', admin: '/' },
    content: (page) => [
      field(page, 'Email'),
      field(page, 'Password'),
      link(page, 'Create an account', '/signup'),
    ],
  },
  {
    path: '/signup',
    ends: { visitor: '/signup', learner: '/', admin: '/' },
    content: (page) => [
      picture(page),
      field(page, 'Email'),
      field(page, 'Password'),
      field(page, 'Full name'),
      page
        .getByRole('main')
        .getByRole('link', { name: /log ?in/i })
        .waitFor(),
    ],
  },
  {
    path: '/courses',
    ends: everyone('/courses'),
    content: (page) => {
      const card = page.getByRole('listitem').filter({ hasText: 'Bread at Home' }).first();
      return [
        card.locator('img').waitFor(),
        card.getByRole('heading', { name: /Bread at Home/ }).waitFor(),
        card.getByText('Cooking').waitFor(),
        card.getByText(/4 lectures/).waitFor(),
        card.getByText('Ruth Abernathy').waitFor(),
        card.getByText(/^Four ingredients, one bowl and an ordinary oven\./).waitFor(),
      ];
    },
  },
  { path: '/course/description', ends: everyone('/courses') },
  {
    path: '/contact',
    ends: everyone('/contact'),
    content: (page) => [field(page, 'Name'), field(page, 'Email'), field(page, 'Message')],
  },
  {
    path: '/denied',
    ends: everyone('/denied'),
    content: (page) => [
      page.getByText('403').first().waitFor(),
      page.getByText('Access denied').first().waitFor(),
      page.getByRole('button', { name: 'Go Back' }).waitFor(),
    ],
  },
  {
    path: '/nowhere/at/all',
    ends: everyone('/nowhere/at/all'),
    content: (page) => [
      page.getByText('404').first().waitFor(),
      page.getByText('Page not found').first().waitFor(),
      page.getByRole('button', { name: 'Go Back' }).waitFor(),
    ],
  },
  {
    path: '/course/create',
    ends: admins('/course/create'),
    reader: 'admin',
    content: (page) => [
      picture(page),
      field(page, 'Title'),
      field(page, 'Instructor'),
      field(page, 'Category'),
      field(page, 'Description'),
    ],
  },
  { path: '/course/addlecture', ends: admins('/courses') },
  {
    path: '/admin/dashboard',
    ends: admins('/admin/dashboard'),
    reader: 'admin',
    content: (page) => [heading(page, 'Admin Dashboard')],
  },
  {
    path: '/user/profile',
    ends: members('/user/profile'),
    reader: 'learner',
    content: (page) => [
      page.getByRole('main').getByText('Lee Learner').first().waitFor(),
      page.getByText('learner@example.com').first().waitFor(),
      page.getByRole('main').locator('img').first().waitFor(),
      page.getByText('USER', { exact: true }).waitFor(),
      page.getByText('Inactive', { exact: true }).waitFor(),
      link(page, 'Change password', '/changepassword'),
      link(page, 'Edit profile', '/user/editprofile'),
    ],
  },
  {
    path: '/user/editprofile',
    ends: members('/user/editprofile'),
    reader: 'learner',
    content: (page) => [picture(page), field(page, 'Full name')],
  },
  { path: '/course/displaylecture', ends: members('/courses') },
  { path: '/course/displaylectures', ends: members('/courses') },
  {
    path: '/checkout',
    ends: members('/checkout'),
    reader: 'learner',
    content: (page) => [
      page.getByText('$499').first().waitFor(),
      page.getByRole('button', { name: 'Buy Now' }).waitFor(),
    ],
  },
  { path: '/checkout/success', ends: members('/checkout/success') },
  {
    path: '/checkout/failure',
    ends: members('/checkout/failure'),
    reader: 'learner',
    content: (page) => [heading(page, /failed/i), link(page, 'Try Again', '/checkout')],
  },
  {
    path: '/changepassword',
    ends: members('/changepassword'),
    reader: 'learner',
    content: (page) => [
      field(page, 'Current password'),
      field(page, 'New password'),
      field(page, 'New password again'),
    ],
  },

  // Our own addresses (decisions where the specification is silent).
  { path: '/forgotpassword', ends: { visitor: '/forgotpassword', learner: '/', admin: '/' } },
  { path: '/setup', ends: { visitor: '/setup', learner: '/', admin: '/' } },
  { path: '/resetpassword', ends: everyone('/resetpassword') },
  { path: '/verifyemail', ends: everyone('/verifyemail') },
  {
    path: COURSE,
    ends: everyone(COURSE),
    content: (page) => {
      const main = page.getByRole('main');
      return [
        main.locator('img').first().waitFor(),
        heading(page, 'Bread at Home: One Honest Loaf'),
        main.getByText(/^Four ingredients, one bowl and an ordinary oven\./).waitFor(),
        main.getByText(/^4 lectures/).waitFor(),
        main.getByText('Ruth Abernathy').waitFor(),
        link(page, 'Subscribe', '/checkout'),
      ];
    },
  },
  {
    path: '/certificates',
    ends: everyone('/certificates'),
    content: (page) => [
      heading(page, 'Verify a certificate'),
      page.getByLabel('Code of the certificate').waitFor(),
    ],
  },
  {
    path: '/certificates/0000',
    ends: everyone('/certificates/0000'),
    content: (page) => [heading(page, 'There is no certificate with this code')],
  },
  {
    path: `${COURSE}/lectures/${NO_LECTURE}/captions`,
    ends: admins(`${COURSE}/lectures/${NO_LECTURE}/captions`),
    reader: 'admin',
    content: (page) => [page.getByText('Page not found').first().waitFor()],
  },
  { path: `${COURSE}/edit`, ends: admins(`${COURSE}/edit`) },
  {
    path: `${COURSE}/lectures/new`,
    ends: admins(`${COURSE}/lectures/new`),
    reader: 'admin',
    content: (page) => [field(page, 'Title'), field(page, 'Description'), picture(page)],
  },
  { path: '/admin/members', ends: admins('/admin/members') },
  { path: '/admin/messages', ends: admins('/admin/messages') },
  {
    path: '/user/access',
    ends: members('/user/access'),
    reader: 'learner',
    content: (page) => [
      heading(page, 'Why can’t I watch?'),
      page.getByRole('heading', { name: 'The lectures are closed' }).waitFor(),
      link(page, 'Subscribe', '/checkout'),
    ],
  },
  {
    path: '/admin/payments/problems',
    ends: admins('/admin/payments/problems'),
    reader: 'admin',
    content: (page) => [
      heading(page, 'Payments that need attention'),
      page.getByRole('button', { name: 'Compare now' }).waitFor(),
    ],
  },
  { path: '/admin/courses', ends: admins('/admin/courses') },
  { path: '/admin/payments', ends: admins('/admin/payments') },
  { path: '/admin/trash', ends: admins('/admin/trash') },
  { path: '/admin/audit', ends: admins('/admin/audit') },
  { path: '/admin/statistics', ends: admins('/admin/statistics') },
  { path: '/admin/health', ends: admins('/admin/health') },
  { path: '/admin/settings', ends: admins('/admin/settings') },
];

describe.each(ROUTES)('$path', ({ path, ends, reader = 'visitor', content }) => {
  // The reader comes last, because the content is checked next.
  const others = (['visitor', 'learner', 'admin'] as const).filter((person) => person !== reader);
  const persons = [...others, reader].map((person) => [person, ends[person]] as const);

  it.each(persons)('leads a %s to %s', async (person, end) => {
    const page = await openShared(person, path);
    await page.waitForURL((url) => url.pathname === end);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  if (content)
    it('shows the specified content', async () => {
      await Promise.all(content(await openShared(reader, path)));
    });
});

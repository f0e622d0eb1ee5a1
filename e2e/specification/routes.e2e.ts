// @slow client/src/routing client/src/app shared/page-paths.ts
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually, useBrowser, type Person } from '../browser.ts';
import { register } from '../people.ts';

const { newPage, openAs, openShared } = useBrowser();

const COURSE = '/courses/bread-at-home-one-honest-loaf';
/** The id of a missing lecture. */
const NO_LECTURE = '00000000-0000-7000-8000-000000000000';

/** A screen with its required content. */
interface Screen {
  path: string;
  /** The person who opens it; a visitor by default. */
  reader?: Person;
  content: (page: Page) => Promise<unknown>[];
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
/** A mentor has a name, a short bio and a picture. */
async function mentor(page: Page, index: number): Promise<void> {
  const slide = page.locator('[aria-roledescription="slide"]').nth(index);
  expect(await slide.getByRole('heading').innerText()).toMatch(/^\S+ \S+/);
  expect((await slide.locator('p').last().innerText()).length).toBeGreaterThan(40);
  expect(await slide.locator('img').getAttribute('alt')).toMatch(/\S+/);
}

/**
 * Section 2, the content of the screens. `forms.e2e.ts` fills the fields of all forms, `access.e2e.ts` opens the screens for refused
 * and unknown addresses, and `client/src/app/route-access.test.ts` has the access to every route.
 */
const SCREENS: Screen[] = [
  {
    path: '/',
    content: (page) => [
      heading(page, /./),
      link(page, 'Explore Courses', '/courses'),
      link(page, 'Contact Us', '/contact'),
    ],
  },
  {
    path: '/about',
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
  { path: '/login', content: (page) => [link(page, 'Create an account', '/signup')] },
  {
    path: '/signup',
    content: (page) => [
      page
        .getByRole('main')
        .getByRole('link', { name: /log ?in/i })
        .waitFor(),
    ],
  },
  {
    path: '/courses',
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
  {
    path: COURSE,
    content: (page) => {
      const main = page.getByRole('main');
      return [
        main.locator('img').first().waitFor(),
        heading(page, 'Bread at Home: One Honest Loaf'),
        main.getByText(/^Four ingredients, one bowl and an ordinary oven\./).waitFor(),
        main
          .getByText(/^4 lectures/)
          .first()
          .waitFor(),
        main.getByText('Ruth Abernathy').first().waitFor(),
        link(page, 'Subscribe', '/checkout'),
      ];
    },
  },
  {
    path: '/user/profile',
    reader: 'learner',
    content: (page) => [
      page.getByRole('main').getByText('Lee Learner').first().waitFor(),
      page.getByText('learner@example.com').first().waitFor(),
      page.getByRole('main').locator('img').first().waitFor(),
      page.getByText('Learner', { exact: true }).waitFor(),
      page.getByText('Inactive', { exact: true }).waitFor(),
      link(page, 'Change password', '/changepassword'),
      link(page, 'Edit profile', '/user/editprofile'),
    ],
  },
  {
    path: '/checkout',
    reader: 'learner',
    content: (page) => [
      page.getByText('$499').first().waitFor(),
      page.getByRole('button', { name: 'Buy Now' }).waitFor(),
    ],
  },
  {
    path: '/checkout/failure',
    reader: 'learner',
    content: (page) => [heading(page, /failed/i), link(page, 'Try Again', '/checkout')],
  },
  {
    path: `${COURSE}/lectures/${NO_LECTURE}/captions`,
    reader: 'admin',
    content: (page) => [page.getByText('Page not found').first().waitFor()],
  },
];

it('/user/access tells a new account why it cannot watch', async () => {
  const page = await newPage();
  // Other files of this school start checkouts as its learner.
  await register(page);
  await page.goto('/user/access');
  await Promise.all([
    heading(page, 'Why can’t I watch?'),
    page.getByRole('heading', { name: 'The lectures are closed' }).waitFor(),
    link(page, 'Subscribe', '/checkout'),
  ]);
});

it.each(SCREENS)('$path shows the specified content', async ({ path, reader = 'visitor', content }) => {
  await Promise.all(content(await openShared(reader, path)));
});

it('the login leads a person who is signed in to /', async () => {
  const page = await openAs('learner', '/login');
  await page.waitForURL((url) => url.pathname === '/');
});

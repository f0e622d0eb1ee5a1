// @slow client/src/routing client/src/app shared/page-paths.ts
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { eventually, useBrowser, type Person } from '../browser.ts';
import { title } from '../locators.ts';

const { open, openAs, goTo } = useBrowser();

type Role = Exclude<Person, 'subscriber'>;

const SLUG = 'bread-at-home-one-honest-loaf';
const TITLE = 'Bread at Home: One Honest Loaf';
const COURSE = `/courses/${SLUG}`;
const FIRST_LECTURE = new RegExp(`^${COURSE}/lectures/[^/]+$`);

/** Navigates to an address with a navigation state. */
async function passTo(page: Page, path: string, state: object | null): Promise<void> {
  await page.evaluate(([address, usr]) => history.pushState({ usr, key: 'passed', idx: 1 }, '', address), [
    path,
    state,
  ] as const);
  await page.reload();
}

/** Sections 2 and 6: the routes that get a course by navigation state. */
const ROUTES: { path: string; ends: Record<Role, string | RegExp> }[] = [
  { path: '/course/description', ends: { visitor: COURSE, learner: COURSE, admin: COURSE } },
  {
    path: '/course/displaylecture',
    ends: { visitor: '/login', learner: FIRST_LECTURE, admin: FIRST_LECTURE },
  },
  {
    path: '/course/displaylectures',
    ends: { visitor: '/login', learner: FIRST_LECTURE, admin: FIRST_LECTURE },
  },
  {
    path: '/course/addlecture',
    ends: { visitor: '/login', learner: '/denied', admin: '/course/addlecture' },
  },
];

describe.each(ROUTES)('$path with a course in its navigation state', ({ path, ends }) => {
  it.each(Object.entries(ends) as [Role, string | RegExp][])('leads a %s to %s', async (person, end) => {
    const page = await goTo(person, '/denied');
    await passTo(page, path, { course: { slug: SLUG } });
    await page.waitForURL(({ pathname }) => (end instanceof RegExp ? end.test(pathname) : pathname === end));
    const isOfCourse = !['/login', '/denied'].includes(String(end));
    if (isOfCourse) await page.getByRole('main').getByText(TITLE).first().waitFor();
  });

  it('returns to /courses with another state', async () => {
    const page = await openAs('admin', '/denied');
    await passTo(page, path, { course: { title: TITLE } });
    await page.waitForURL(({ pathname }) => pathname === '/courses');
  });
});

it('opens the description screen of a course from its card', async () => {
  const page = await open('/courses');
  const card = page.getByRole('listitem').filter({ hasText: TITLE }).first();
  // The link covers the whole card.
  await card.locator('img').click({ force: true });
  await page.waitForURL(({ pathname }) => pathname === COURSE);
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
});

it('leads a learner from Subscribe to /checkout', async () => {
  const page = await openAs('learner', COURSE);
  await page.getByRole('main').getByRole('link', { name: 'Subscribe' }).first().click();
  await page.waitForURL(({ pathname }) => pathname === '/checkout');
});

describe('Go Back', () => {
  it.each(['/denied', '/nowhere/at/all'])('on %s returns to the previous screen', async (path) => {
    const page = await open('/courses');
    await passTo(page, path, null);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/courses');
    await title(page, 'All Courses').waitFor();
  });
});

describe('the lecture screen', () => {
  it('shows the player, the selected lecture with its description, and the list', async () => {
    const page = await openAs('admin', `${COURSE}/lectures`);
    const answer = await page.request.post('/graphql', {
      data: { query: `{ course(slug: "${SLUG}") { lectures { title description } } }` },
    });
    const { data } = (await answer.json()) as {
      data: { course: { lectures: { title: string; description: string }[] } };
    };
    const [first] = data.course.lectures;
    await page.locator('video').waitFor();
    await page.getByRole('heading', { level: 1, name: first?.title, exact: true }).waitFor();
    await page
      .getByRole('main')
      .getByText(first?.description ?? '?', { exact: true })
      .waitFor();
    const list = page.getByRole('region', { name: 'Lectures' });
    for (const lecture of data.course.lectures)
      await list.getByText(lecture.title, { exact: true }).first().waitFor();
    await eventually(() => list.getByRole('button', { name: /delete lecture/i }).count()).toBe(
      data.course.lectures.length,
    );
  });
});

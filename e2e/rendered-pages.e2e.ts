// @slow server/src/pages client/src/app client/src/render-page.tsx
import { describe, expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { eventually, recordOperations, settled, useBrowser } from './browser.ts';
import { deleteCourses, makeCourse, uniqueTitle } from './courses.ts';
import { cards, main, title } from './locators.ts';
import {
  expectWholeWithoutScripts,
  login,
  openRendered,
  openWithoutScripts,
  readPage,
  readWithoutScripts,
  untilRendered,
} from './rendered.ts';
import { overflowOf } from './screens.ts';

const { newPage, open, openAs } = useBrowser();

const PAGES = [
  '/',
  '/courses',
  '/courses?category=Design&sort=title',
  '/courses?q=light',
  '/courses?q=nothing+is+called+so',
  '/courses/light-and-exposure',
  '/about',
  '/contact',
  '/certificates',
  '/login',
  '/nowhere',
  '/courses/no-such-course',
];

describe.each(PAGES)('a visitor finds %s', (path) => {
  it('whole in the page itself, and nothing of it changes or is asked for again when scripts run', async () => {
    await expectWholeWithoutScripts(await newPage(), path);
  });
});

it('sends a course whose address is not Latin whole, too', async () => {
  const admin = await openAs('admin');
  const course = await makeCourse(admin, uniqueTitle('面包 入门'));
  expect(course.slug).toMatch(/^面包-入门-/);
  await expectWholeWithoutScripts(await newPage(), paths.course(course.slug));
  await deleteCourses(admin, [course]);
});

it('shows a certificate to a visitor whole, before any script runs', async () => {
  const page = await newPage();
  await login(page, 'subscriber@example.com');
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const answer = await page.request.post('/graphql', { data: { query, variables }, maxRetries: 1 });
    // Of the shape of the query.
    return ((await answer.json()) as { data: Data }).data;
  };
  const { course } = await ask<{ course: { id: string; lectures: { id: string }[] } }>(
    'query ($slug: String!) { course(slug: $slug) { id lectures { id } } }',
    { slug: 'light-and-exposure' },
  );
  for (const { id } of course.lectures) {
    const input = { lectureId: id, isDone: true };
    await ask('mutation ($input: MarkLectureInput!) { markLecture(input: $input) { id } }', { input });
  }
  const { issueCertificate: certificate } = await ask<{
    issueCertificate: { code: string; fullName: string };
  }>('mutation ($id: ID!) { issueCertificate(courseId: $id) { code fullName } }', { id: course.id });
  await page.context().clearCookies();
  const path = `/certificates/${certificate.code}`;
  const { text } = await readWithoutScripts(page, await untilRendered(page, path));
  expect(text).toContain(certificate.fullName);
  const operations = recordOperations(page);
  await openRendered(page, path, () => operations.splice(0));
  await settled(page);
  expect(operations).toEqual([]);
  expect((await readPage(page)).text).toBe(text);
});

it('brings to a subscriber what they see, so that nothing is asked for before', async () => {
  const page = await newPage();
  await login(page, 'subscriber@example.com');
  const operations = recordOperations(page);
  const askedFor = async (path: string, heading: { name?: string; level: number } = { level: 1 }) => {
    await openRendered(page, path, () => operations.splice(0));
    await main(page).getByRole('heading', heading).first().waitFor();
    await settled(page);
    // To whom has finished a course, others are suggested.
    return operations.splice(0).filter((name) => name !== 'NextCourses');
  };
  expect(await askedFor('/courses')).toEqual([]);
  expect(await askedFor('/courses/light-and-exposure')).toEqual([]);
  const lecture = await main(page).locator('a[href*="/lectures/"]').first().getAttribute('href');
  expect(await askedFor(lecture ?? '')).toEqual([]);
  // What somebody goes on with, and has begun, is looked at anew.
  const own = { name: 'My learning', level: 2 };
  expect((await askedFor('/', own)).sort()).toEqual(['ContinueWatching', 'MyCourses']);
});

it('follows the reader in what the server cannot know: their colours, and how they write numbers', async () => {
  const page = await open('/courses/light-and-exposure', { colorScheme: 'dark', locale: 'en-GB' });
  await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();
  await eventually(() => main(page).innerText()).toMatch(/US\$499/);
});

it('is not shown as a visitor on the way back to a page that they left as one', async () => {
  const page = await open('/courses/light-and-exposure');
  await title(page, 'Light and Exposure').waitFor();
  await login(page, 'learner@example.com');
  // A page of the server's own, and so a way back over which the browser gives what it kept.
  await page.goto('/livez');
  await page.goBack();
  await title(page, 'Light and Exposure').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByText('learner@example.com').waitFor();
});

it('is dark where the system is, without any script', async () => {
  const page = await newPage({ scripts: false, colorScheme: 'dark' });
  await untilRendered(page, '/about');
  await page.goto('/about');
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color];
  });
  expect(colours).toEqual(['rgb(3, 26, 28)', 'rgb(243, 240, 233)']);
});

it.each([320, 360])('fits into a phone of %i pixels without any script', async (width) => {
  const page = await newPage({ scripts: false, width });
  await untilRendered(page, '/contact');
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'SignUp' }).waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

it('takes a message to the school without any script', async () => {
  const page = await newPage({ scripts: false });
  await untilRendered(page, '/contact');
  await page.goto('/contact');
  await main(page).getByLabel('Name').fill('Nora Newcomer');
  await main(page).getByLabel('Email').fill('nora@example.com');
  await main(page).getByLabel('Message', { exact: true }).fill('Do you teach knots?');
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await main(page).getByText('your message has arrived').waitFor();
});

it('logs somebody in without any script, and says why not', async () => {
  const page = await newPage({ scripts: false });
  await untilRendered(page, '/login');
  await page.goto('/login?next=%2Fabout');
  const logIn = async (password: string) => {
    await main(page).getByLabel('Email').fill('learner@example.com');
    await main(page).getByLabel('Password', { exact: true }).fill(password);
    await main(page).getByRole('button', { name: 'Log in' }).click();
  };
  await logIn('wrong#1');
  await main(page).getByText('The email or password is incorrect').waitFor();
  await logIn('Lectern#1');
  await page.waitForURL(/\/about$/);
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('lectern_session');
});

it('keeps what was typed into the login before its scripts ran', async () => {
  const page = await newPage();
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const opened = page.goto('/login', { waitUntil: 'commit' });
  const email = main(page).getByLabel('Email');
  await email.fill('learner@example.com');
  scripts.resolve();
  await opened;
  await settled(page);
  expect(await email.inputValue()).toBe('learner@example.com');
});

it('runs no script of its screen before somebody uses it, and answers the click that came first', async () => {
  const page = await newPage();
  const letRun = await openWithoutScripts(page, '/courses');
  await main(page).getByRole('searchbox', { name: 'Search courses' }).fill('light');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  expect(await page.locator('html').getAttribute('class')).toBe('light');
  await letRun();
  await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();
  expect(await main(page).getByRole('searchbox').inputValue()).toBe('light');
});

it('leads from page to page, and to what is searched, without any script', async () => {
  const page = await newPage({ scripts: false });
  for (const path of ['/', '/courses', '/courses?q=light&sort=NEWEST']) await untilRendered(page, path);
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Explore Courses' }).click();
  await title(page, 'All Courses').waitFor();
  await main(page).getByRole('searchbox', { name: 'Search courses' }).fill('light');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'light');
  await cards(page).filter({ hasText: 'Light and Exposure' }).click();
  await title(page, 'Light and Exposure').waitFor();
});

it('fetches pictures in the size in which they are shown, and the first with the page', async () => {
  const page = await newPage();
  // The demo's pictures are made a moment after the school has opened.
  await eventually(async () => {
    await page.goto('/courses');
    const picture = page.getByRole('article').first().locator('img');
    return picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  }).toMatch(/\/(?:320|640)\.avif$/);
  await eventually(async () => (await page.request.get('/courses')).text()).toMatch(
    /<link rel="preload" as="image" type="image\/avif" fetchPriority="high"/,
  );
});

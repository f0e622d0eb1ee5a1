// @slow server/src/pages client/src/app client/src/render-page.tsx client/src/features/home/home.page-data.ts client/src/features/course/course.page-data.ts
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
  '/developers',
  '/login',
  '/nowhere',
  '/courses/no-such-course',
];

describe.each(PAGES)('a visitor finds %s', (path) => {
  it('completely rendered, and nothing changes or is queried again when scripts run', async () => {
    await expectWholeWithoutScripts(await newPage(), path);
  });
});

it('renders a course with a non-Latin address completely', async () => {
  const admin = await openAs('admin');
  const course = await makeCourse(admin, uniqueTitle('面包 入门'));
  expect(course.slug).toMatch(/^面包-入门-/);
  await expectWholeWithoutScripts(await newPage(), paths.course(course.slug));
  await deleteCourses(admin, [course]);
});

it('renders a certificate completely for a visitor', async () => {
  const page = await newPage();
  await login(page, 'subscriber@example.com');
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const answer = await page.request.post('/graphql', { data: { query, variables }, maxRetries: 1 });
    // The response has the shape of the query.
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

it('includes a subscriber’s data, so that no query is sent first', async () => {
  const page = await newPage();
  await login(page, 'subscriber@example.com');
  const operations = recordOperations(page);
  const askedFor = async (path: string, heading: { name?: string; level: number } = { level: 1 }) => {
    await openRendered(page, path, () => operations.splice(0));
    await main(page).getByRole('heading', heading).first().waitFor();
    await settled(page);
    // A learner who has finished a course gets suggestions.
    return operations.splice(0).filter((name) => name !== 'NextCourses');
  };
  expect(await askedFor('/courses')).toEqual([]);
  expect(await askedFor('/courses/light-and-exposure')).toEqual([]);
  const lecture = await main(page).locator('a[href*="/lectures/"]').first().getAttribute('href');
  expect(await askedFor(lecture ?? '')).toEqual([]);
  // The lectures to continue and the started courses are queried again.
  const own = { name: 'My learning', level: 2 };
  expect((await askedFor('/', own)).sort()).toEqual(['ContinueWatching', 'MyCourses']);
});

it('follows the reader’s colour mode and number format, which the server cannot know', async () => {
  const page = await open('/courses/light-and-exposure', { colorScheme: 'dark', locale: 'en-GB' });
  await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();
  await eventually(() => main(page).innerText()).toMatch(/US\$499/);
});

it('shows a person as signed in on Back to a page that they left as a visitor', async () => {
  const page = await open('/courses/light-and-exposure');
  await title(page, 'Light and Exposure').waitFor();
  await login(page, 'learner@example.com');
  // A page without the client, so that Back restores the former page from the browser's cache.
  await page.goto('/livez');
  await page.goBack();
  await title(page, 'Light and Exposure').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByText('learner@example.com').waitFor();
});

it('is dark without scripts if the system is dark', async () => {
  const page = await newPage({ scripts: false, colorScheme: 'dark' });
  await untilRendered(page, '/about');
  await page.goto('/about');
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color];
  });
  expect(colours).toEqual(['rgb(3, 26, 28)', 'rgb(243, 240, 233)']);
});

it.each([320, 360])('fits into a phone of %i pixels without scripts', async (width) => {
  const page = await newPage({ scripts: false, width });
  await untilRendered(page, '/contact');
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'SignUp' }).waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

it('sends a message to the school without scripts', async () => {
  const page = await newPage({ scripts: false });
  await untilRendered(page, '/contact');
  await page.goto('/contact');
  await main(page).getByLabel('Name').fill('Nora Newcomer');
  await main(page).getByLabel('Email').fill('nora@example.com');
  await main(page).getByLabel('Message', { exact: true }).fill('Do you teach knots?');
  await main(page).getByRole('button', { name: 'Send message' }).click();
  const sent = '/contact?sent=1';
  await page.waitForURL(`**${sent}`);
  // On a busy machine, the first response may have no content.
  await untilRendered(page, sent);
  await page.goto(sent);
  await main(page).getByText('your message has arrived').waitFor();
});

it('logs a person in without scripts, and shows the reason of a refusal', async () => {
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

it('keeps the input of the login form from before its scripts ran', async () => {
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

it('runs no script of its screen before the first interaction, and handles the first click', async () => {
  const page = await newPage();
  const letRun = await openWithoutScripts(page, '/courses');
  await main(page).getByRole('searchbox', { name: 'Search courses' }).fill('light');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  expect(await page.locator('html').getAttribute('class')).toBe('light');
  await letRun();
  await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();
  expect(await main(page).getByRole('searchbox').inputValue()).toBe('light');
});

it('navigates and searches without scripts', async () => {
  const page = await newPage({ scripts: false });
  // A busy server sends a page without its content until it has rendered it.
  const shown = (heading: string) =>
    eventually(async () => {
      const isShown = await title(page, heading).isVisible();
      if (!isShown) await page.reload();
      return isShown;
    }).toBe(true);
  await untilRendered(page, '/');
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Explore Courses' }).click();
  await page.waitForURL('**/courses');
  await shown('All Courses');
  await main(page).getByRole('searchbox', { name: 'Search courses' }).fill('light');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'light');
  await shown('All Courses');
  await cards(page).filter({ hasText: 'Light and Exposure' }).click();
  await page.waitForURL('**/courses/light-and-exposure');
  await shown('Light and Exposure');
});

it('fetches pictures in their displayed size, and the first one with the page', async () => {
  const page = await newPage();
  // The sizes of the demo's pictures are generated shortly after the school has started.
  await eventually(async () => {
    await page.goto('/courses');
    const picture = page.getByRole('article').first().locator('img');
    return picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  }).toMatch(/\/(?:320|640)\.avif$/);
  await eventually(async () => (await page.request.get('/courses')).text()).toMatch(
    /<link rel="preload" as="image" type="image\/avif" fetchPriority="high"/,
  );
});

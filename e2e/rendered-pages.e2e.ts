import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually, recordOperations, settled, useBrowser } from './browser.ts';
import { cards, main, title } from './locators.ts';

const { newPage, open } = useBrowser();

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

/** What of a page is said to search engines and to whoever reads it without scripts. */
const readWithoutScripts = (page: Page, html: string) =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    for (const element of read.querySelectorAll('noscript')) element.remove();
    return { title: read.title, text: read.querySelector('main')?.textContent };
  }, html);

const readPage = (page: Page) =>
  page.evaluate(() => {
    const copy = document.querySelector('main')?.cloneNode(true) as Element | undefined;
    for (const element of copy?.querySelectorAll('noscript') ?? []) element.remove();
    return { title: document.title, text: copy?.textContent };
  });

/**
 * Waits until the school sends this page with its content, and returns it: while it is busy it sends it without. It keeps a
 * visitor's page from then on.
 */
async function untilRendered(page: Page, path: string): Promise<string> {
  let html = '';
  await eventually(async () => {
    const response = await page.request.get(path);
    html = await response.text();
    return isWhole(response);
  }).toBe(true);
  return html;
}

/** A visitor's page with its content has a tag; one with the answers that somebody's screen needs is stored nowhere. */
function isWhole(response: { headers: () => Record<string, string> } | null): boolean {
  const { etag, 'cache-control': control = '' } = response?.headers() ?? {};
  return etag !== undefined || control.includes('no-store');
}

/** Opens a page, again until it came with its content; `begin` is called before each time, when nothing is under way. */
async function openRendered(page: Page, path: string, begin: () => void): Promise<void> {
  await eventually(async () => {
    begin();
    const isRendered = isWhole(await page.goto(path));
    // Else what it asks for would seem to be asked for by the next one.
    if (!isRendered) await settled(page);
    return isRendered;
  }).toBe(true);
}

/** Logs the page's window in; what it shows stays as it is. */
async function login(page: Page, email: string): Promise<void> {
  const data = { email, password: 'Lectern#1' };
  const answer = await page.request.post('/api/v1/user/login', { data, maxRetries: 1 });
  expect(answer.status()).toBe(200);
}

/** How far what is seen of a page has moved so far, by the browser's own measure. */
const movement = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

/** An entry of the browser's that TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

describe.each(PAGES)('a visitor finds %s', (path) => {
  it('whole in the page itself, and nothing of it changes or is asked for again when scripts run', async () => {
    const page = await newPage();
    const html = await untilRendered(page, path);
    const operations = recordOperations(page);
    await openRendered(page, path, () => operations.splice(0));
    await settled(page);
    expect(operations).toEqual([]);
    const shown = await readPage(page);
    expect(shown.text).toMatch(/\w{4}/);
    // The carousel counts what there is room for.
    const comparable = (text = '') => text?.replace(/Mentors? \d( to \d)? of 4/, '');
    const read = await readWithoutScripts(page, html);
    expect({ ...read, text: comparable(read.text) }).toEqual({ ...shown, text: comparable(shown.text) });
    expect(await movement(page)).toBeLessThan(0.01);
  });
});

it('brings to a subscriber what they see, so that nothing is asked for before', async () => {
  const page = await newPage();
  await login(page, 'subscriber@example.com');
  const operations = recordOperations(page);
  const askedFor = async (path: string, heading: { name?: string; level: number } = { level: 1 }) => {
    await openRendered(page, path, () => operations.splice(0));
    await main(page).getByRole('heading', heading).first().waitFor();
    await settled(page);
    return operations.splice(0);
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
  const page = await open('/courses/light-and-exposure', { colorScheme: 'dark', locale: 'de-DE' });
  await page.getByRole('button', { name: 'Use light colours' }).waitFor();
  await eventually(() => main(page).innerText()).toMatch(/499\s\$/);
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
  await main(page).getByText('The email or the password is wrong').waitFor();
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
  await untilRendered(page, '/courses');
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const opened = page.goto('/courses', { waitUntil: 'commit' });
  await main(page).getByRole('searchbox', { name: 'Search courses' }).fill('light');
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  expect(await page.locator('html').getAttribute('class')).toBe('light');
  scripts.resolve();
  await opened;
  await page.getByRole('button', { name: 'Use light colours' }).waitFor();
  expect(await main(page).getByRole('searchbox').inputValue()).toBe('light');
});

it('leads from page to page, and to what is searched, without any script', async () => {
  const page = await newPage({ scripts: false });
  for (const path of ['/', '/courses', '/courses?q=light']) await untilRendered(page, path);
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

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ANSWERS_ID } from '#shared/page-rendering.ts';
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
];

/** What of a page is said to search engines and to whoever reads it without scripts. */
const readWithoutScripts = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address);
    const read = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const element of read.querySelectorAll('noscript')) element.remove();
    return { title: read.title, text: read.querySelector('main')?.textContent };
  }, path);

const readPage = (page: Page) =>
  page.evaluate(() => {
    const copy = document.querySelector('main')?.cloneNode(true) as Element | undefined;
    for (const element of copy?.querySelectorAll('noscript') ?? []) element.remove();
    return { title: document.title, text: copy?.textContent };
  });

/** Waits for a page with its content: a school that is busy sends it without. */
const untilRendered = (page: Page, path: string) =>
  eventually(async () => (await page.request.get(path)).text()).toContain(`id="${ANSWERS_ID}"`);

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
    await untilRendered(page, path);
    const operations = recordOperations(page);
    await page.goto(path);
    await settled(page);
    expect(operations).toEqual([]);
    const shown = await readPage(page);
    expect(shown.text).toMatch(/\w{4}/);
    // The carousel counts what there is room for.
    const comparable = (text = '') => text?.replace(/Mentors? \d( to \d)? of 4/, '');
    const read = await readWithoutScripts(page, path);
    expect({ ...read, text: comparable(read.text) }).toEqual({ ...shown, text: comparable(shown.text) });
    expect(await movement(page)).toBeLessThan(0.01);
  });
});

it('follows the reader in what the server cannot know: their colours, and how they write numbers', async () => {
  const page = await open('/courses/light-and-exposure', { colorScheme: 'dark', locale: 'de-DE' });
  await page.getByRole('button', { name: 'Use light colours' }).waitFor();
  await eventually(() => main(page).innerText()).toMatch(/499\s\$/);
});

it('is not shown as a visitor on the way back to a page that they left as one', async () => {
  const page = await open('/courses/light-and-exposure');
  await title(page, 'Light and Exposure').waitFor();
  const login = await page.request.post('/api/v1/user/login', {
    data: { email: 'learner@example.com', password: 'Lectern#1' },
    maxRetries: 1,
  });
  expect(login.status()).toBe(200);
  // A page of the server's own, and so a way back over which the browser gives what it kept.
  await page.goto('/livez');
  await page.goBack();
  await title(page, 'Light and Exposure').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByText('learner@example.com').waitFor();
});

it('leads from page to page, and to what is searched, without any script', async () => {
  const page = await newPage({ scripts: false });
  await untilRendered(page, '/');
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Explore Courses' }).click();
  await title(page, 'All Courses').waitFor();
  await main(page).getByRole('searchbox', { name: 'Search courses' }).fill('light');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'light');
  await cards(page).filter({ hasText: 'Light and Exposure' }).click();
  await title(page, 'Light and Exposure').waitFor();
});

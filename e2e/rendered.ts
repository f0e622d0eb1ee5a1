import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ANSWERS_ID } from '#shared/page-rendering.ts';
import { eventually, recordOperations, settled } from './browser.ts';

/** The title and text of a page for search engines and for readers without scripts. */
export const readWithoutScripts = (page: Page, html: string) =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    for (const element of read.querySelectorAll('noscript')) element.remove();
    return { title: read.title, text: read.querySelector('main')?.textContent };
  }, html);

export const readPage = (page: Page) =>
  page.evaluate(() => {
    const copy = document.querySelector('main')?.cloneNode(true) as Element | undefined;
    for (const element of copy?.querySelectorAll('noscript') ?? []) element.remove();
    return { title: document.title, text: copy?.textContent };
  });

/**
 * Waits until the school sends this page with its content, and returns it. A busy school sends it without; afterwards a visitor's
 * page is cached.
 */
export async function untilRendered(page: Page, path: string): Promise<string> {
  let html = '';
  await eventually(async () => {
    const response = await page.request.get(path);
    html = await response.text();
    return isWhole(response);
  }).toBe(true);
  return html;
}

/** A visitor's page with its content has an ETag; a page with personal data is `no-store`. */
function isWhole(response: { headers: () => Record<string, string> } | null): boolean {
  const { etag, 'cache-control': control = '' } = response?.headers() ?? {};
  return etag !== undefined || control.includes('no-store');
}

/**
 * Opens a page, repeatedly until it comes with its content. `begin` is called before each attempt, when no request is pending.
 */
export async function openRendered(page: Page, path: string, begin: () => void): Promise<void> {
  await eventually(async () => {
    begin();
    const isRendered = isWhole(await page.goto(path));
    // Otherwise its queries would be attributed to the next attempt.
    if (!isRendered) await settled(page);
    return isRendered;
  }).toBe(true);
}

/**
 * Expects a visitor's page to be rendered with everything that scripts show there. The scripts send no queries and move nothing.
 */
export async function expectWholeWithoutScripts(page: Page, path: string): Promise<void> {
  const html = await untilRendered(page, path);
  const operations = recordOperations(page);
  await openRendered(page, path, () => operations.splice(0));
  await settled(page);
  expect(operations).toEqual([]);
  const shown = await readPage(page);
  expect(shown.text).toMatch(/\w{4}/);
  // The number of visible mentors depends on the room for them.
  const comparable = (text = '') => text?.replace(/Mentors? \d( to \d)? of 4/, '');
  const read = await readWithoutScripts(page, html);
  expect({ ...read, text: comparable(read.text) }).toEqual({ ...shown, text: comparable(shown.text) });
  expect(await movement(page)).toBeLessThan(0.01);
}

/** Logs in the page's window; the page itself does not change. */
export async function login(page: Page, email: string): Promise<void> {
  const data = { email, password: 'Lectern#1' };
  const answer = await page.request.post('/api/v1/user/login', { data, maxRetries: 1 });
  expect(answer.status()).toBe(200);
}

/** Opens a rendered page and holds back its scripts. They load when the returned function is called. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/livez');
  await eventually(async () => {
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    // `page.goto` waits for the scripts.
    await page.evaluate((address) => void setTimeout(() => window.location.assign(address)), path);
    return isWhole(await answer);
  }).toBe(true);
  return async () => {
    scripts.resolve();
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')));
    await page.locator(`#${ANSWERS_ID}`).waitFor({ state: 'detached' });
  };
}

/** The cumulative layout shift of a page so far, as measured by the browser. */
export const movement = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

/** A performance entry that TypeScript's types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

// @slow server/src/pages client/src/app client/src/render-page.tsx client/src/features/lecture/lecture.page-data.ts
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { currentTime, eventually, recordOperations, settled, useBrowser } from './browser.ts';
import { button, main } from './locators.ts';
import {
  login,
  movement,
  openRendered,
  openWithoutScripts,
  readWithoutScripts,
  untilRendered,
} from './rendered.ts';

const { newPage } = useBrowser();

const COURSE = '/courses/light-and-exposure';

/** The path of the first lecture of the course. */
async function lectureOf(page: Page): Promise<string> {
  const html = await untilRendered(page, `${COURSE}/lectures`);
  const [path = ''] = new RegExp(`${COURSE}/lectures/[^"]+`).exec(html) ?? [];
  return path;
}

it('is rendered completely for a subscriber, and nothing changes or moves when scripts run', async () => {
  const page = await newPage();
  await login(page, 'subscriber@example.com');
  const path = await lectureOf(page);
  const html = await untilRendered(page, path);
  const operations = recordOperations(page);
  await openRendered(page, path, () => operations.splice(0));
  await button(page, 'Mute').waitFor();
  await settled(page);
  expect(operations).toEqual([]);
  const read = await readWithoutScripts(page, html);
  const [heading] = await main(page).getByRole('heading', { level: 1 }).allInnerTexts();
  expect(read.text).toContain(heading);
  // Other tests decide whether it is done.
  expect(read.text).toMatch(/Mark as done|Done/);
  const outline = await page.getByRole('region', { name: 'Lectures' }).textContent();
  expect(read.text).toContain(outline);
  expect(await movement(page)).toBeLessThan(0.01);
});

it.each([
  ['the key', (page: Page) => page.keyboard.press('k')],
  ['the button', (page: Page) => button(page, /^Play: /).click()],
])('plays after %s was pressed before its scripts ran', async (_name, press) => {
  const page = await newPage();
  await login(page, 'subscriber@example.com');
  const path = await lectureOf(page);
  const letRun = await openWithoutScripts(page, path);
  await button(page, /^Play: /).waitFor();
  await press(page);
  await letRun();
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
});

it('plays the lecture that was chosen in its outline before its scripts ran', async () => {
  const page = await newPage();
  await login(page, 'subscriber@example.com');
  const path = await lectureOf(page);
  const letRun = await openWithoutScripts(page, path);
  await page.getByRole('region', { name: 'Lectures' }).getByRole('link').nth(1).click();
  await letRun();
  await page.waitForURL((url) => url.pathname !== path);
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
});

it('keeps the focus on the play button when the player loads', async () => {
  const page = await newPage();
  await login(page, 'subscriber@example.com');
  const path = await lectureOf(page);
  const letRun = await openWithoutScripts(page, path);
  await button(page, /^Play: /).focus();
  await letRun();
  await button(page, 'Mute').waitFor();
  await page.keyboard.press('Enter');
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
});

it('has its own address after the course’s address was opened', async () => {
  const page = await newPage();
  await login(page, 'subscriber@example.com');
  const path = await lectureOf(page);
  await page.goto(`${COURSE}/lectures`);
  await page.waitForURL((url) => url.pathname === path);
});

it('is rendered completely for a visitor if it is free, and plays', async () => {
  const page = await newPage();
  const path = await lectureOf(page);
  const html = await untilRendered(page, path);
  const { text } = await readWithoutScripts(page, html);
  expect(text).not.toContain('Subscribe');
  const operations = recordOperations(page);
  await openRendered(page, path, () => operations.splice(0));
  await button(page, 'Mute').waitFor();
  await settled(page);
  expect(operations).toEqual([]);
  const heading = await main(page).getByRole('heading', { level: 1 }).innerText();
  expect(text).toContain(heading);
  await page.keyboard.press('k');
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
});

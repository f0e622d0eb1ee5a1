import type { Locator, Page, Route } from 'playwright-core';
import { makeCourse, uniqueTitle, type MadeCourse } from '../courses.ts';
import { button } from '../locators.ts';
import { useOnce } from '../windows.ts';

/** The upload tray, which every admin screen shows while there are uploads. */
export const tray = (page: Page): Locator => page.getByRole('region', { name: 'Uploads' });

/** The lectures beside the video. */
export const outline = (page: Page): Locator => page.getByRole('region', { name: 'Lectures', exact: true });

export const row = (page: Page, title: string): Locator =>
  outline(page).getByRole('listitem').filter({ hasText: title });

/** The status of a lecture's video. */
export const statusOf = (page: Page, title: string): Locator => row(page, title).locator('[data-state]');

/** Opens the empty watch page of a new course in an admin's new page. Files are picked as in browsers without file handles. */
export async function openWatchPage(page: Page): Promise<MadeCourse> {
  useOnce(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker'));
  const course = await makeCourse(page, uniqueTitle('Ropework'));
  await page.goto(`/courses/${course.slug}/lectures`);
  await button(page, 'Add multiple videos').waitFor();
  return course;
}

/** Chooses another video on the edit page of a lecture. */
export async function replaceVideo(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Replace video').click();
  await (await chooser).setFiles(path);
}

/** Holds back the chunks of uploads that start at an offset or later, until they are released. */
export async function holdParts(page: Page) {
  const held: Route[] = [];
  const begun: number[] = [];
  let from = 0;
  await page.route('**/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    const offset = Number(request.headers()['upload-offset']);
    begun.push(offset);
    if (offset < from) await route.continue();
    else held.push(route);
  });
  return {
    /** The offsets of all chunks that were started. */
    begun,
    /** Holds chunks that start at this offset or later from now on. */
    holdFrom: (offset: number) => (from = offset),
    held: () => held.length,
    abort: () => Promise.all(held.splice(0).map((route) => route.abort())),
  };
}

import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ffmpeg } from '#server/test/ffmpeg.ts';
import { messages } from '#shared/messages.ts';
import { eventually, useBrowser } from '../browser.ts';
import { makeCourse, uniqueTitle } from '../courses.ts';
import { button, main } from '../locators.ts';
import { drop, lecturesOf, makeFilm, pad, sha256, useFilms } from './films.ts';
import { useVideoSchool } from './video-school.ts';

const MB = 1024 * 1024;
/** How much of a file the client sends at a time. */
const PART = 8 * MB;

const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const outline = (page: Page) => page.getByRole('region', { name: 'Lectures', exact: true });
const row = (page: Page, title: string) => outline(page).getByRole('listitem').filter({ hasText: title });
const standing = (page: Page, title: string) => row(page, title).locator('[data-state]');

/** Holds back the parts of files that begin at an offset, until they are let go. */
async function holdParts(page: Page) {
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
    /** The offsets of all parts that were begun. */
    begun,
    /** From now on, parts that begin at this offset or later are held. */
    holdFrom: (offset: number) => (from = offset),
    held: () => held.length,
    abort: () => Promise.all(held.splice(0).map((route) => route.abort())),
  };
}

describe.runIf(ffmpeg)('videos that an admin uploads', async () => {
  const school = await useVideoSchool();
  const { openAs } = useBrowser(school.url);
  const films = useFilms();

  /** The empty lecture room of a new course; files are picked as in browsers that keep no handles. */
  async function openRoom() {
    const page = await openAs('admin', '/');
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker'));
    const course = await makeCourse(page, uniqueTitle('Ropework'));
    await page.goto(`/courses/${course.slug}/lectures`);
    await button(page, 'Add many videos').waitFor();
    return { page, course };
  }

  it('become lectures in the order of the drop, through a reload and a killed server', async () => {
    const { page, course } = await openRoom();
    const large = await makeFilm(films(), '02_The-first knot.mp4', 4);
    await pad(large, 3 * PART);
    const small = [
      await makeFilm(films(), '10 Ropes and threads.mp4', 4),
      await makeFilm(films(), '01 Untying again.mp4', 3),
    ];
    const dropped = [large, ...small];
    const titles = ['02 The first knot', '10 Ropes and threads', '01 Untying again'];
    const parts = await holdParts(page);
    parts.holdFrom(PART);

    await drop(page, dropped);
    await eventually(() => outline(page).locator('ol a[href*="/lectures/"]').allInnerTexts()).toHaveLength(
      dropped.length * 2,
    );
    expect((await lecturesOf(page, course.slug)).map(({ title }) => title)).toEqual(titles);

    // One after the other they come to their end, while the first is still on its way.
    await standing(page, '10 Ropes and threads').getByText('Ready', { exact: true }).waitFor();
    await standing(page, '01 Untying again').getByText('Ready', { exact: true }).waitFor();
    await standing(page, '02 The first knot')
      .getByText(/^Uploading \d+\s?%$/)
      .waitFor();
    await tray(page).getByText('Uploading 1 video').waitFor();
    const bar = tray(page).getByRole('progressbar', { name: 'Upload of 02 The first knot' });
    await eventually(() => bar.getAttribute('aria-valuenow')).toMatch(/^3\d$/);

    // The browser knows nothing any more but what the server has.
    parts.holdFrom(2 * PART);
    await page.reload();
    await parts.abort();
    await tray(page).getByText('1 upload needs you').waitFor();
    parts.begun.length = 0;
    const chooser = page.waitForEvent('filechooser');
    await tray(page).getByRole('button', { name: 'Choose the file again: 02 The first knot' }).click();
    await (await chooser).setFiles(large);
    await eventually(() => parts.held()).toBe(1);
    expect(parts.begun).toEqual([PART, 2 * PART]);

    await school.kill();
    await parts.abort();
    await tray(page).getByRole('button', { name: 'Try now: 02 The first knot' }).waitFor();
    parts.holdFrom(Infinity);
    parts.begun.length = 0;
    await school.start();
    await standing(page, '02 The first knot')
      .getByText('Ready', { exact: true })
      .waitFor({ timeout: 60_000 });
    expect(parts.begun[0]).toBe(2 * PART);

    const sums = (await lecturesOf(page, course.slug)).map(({ videoSha256 }) => videoSha256);
    expect(sums).toEqual(await Promise.all(dropped.map(sha256)));
  });

  it('that are none are refused, with a reason that helps', async () => {
    const { page, course } = await openRoom();
    const text = await films().text('Shopping list.mp4', 'Two ropes and a knife.\n'.repeat(400));
    const whole = await makeFilm(films(), 'whole.mp4', 6);
    const cut = await films().cut(whole, 'Half a story.mp4', 0.5);
    await drop(page, [text, cut, await films().text('notes.txt', 'Not a video')]);

    await page.locator('[data-notice]').getByText(messages.upload.notVideos('notes.txt')).waitFor();
    const { NOT_A_VIDEO, TRUNCATED } = messages.videoFault;
    await standing(page, 'Shopping list').getByText(`Failed: ${NOT_A_VIDEO}`).waitFor();
    await standing(page, 'Half a story').getByText(`Failed: ${TRUNCATED}`).waitFor();
    const states = (await lecturesOf(page, course.slug)).map(({ title, status }) => [title, status]);
    expect(states).toEqual([
      ['Shopping list', 'FAILED'],
      ['Half a story', 'FAILED'],
    ]);

    // Another file in its place mends it.
    await row(page, 'Shopping list').getByRole('link', { name: 'Edit lecture Shopping list' }).click();
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Replace video').click();
    await (await chooser).setFiles(whole);
    await main(page).locator('[data-state=READY]').waitFor({ timeout: 60_000 });
  });
});

import { describe, expect, it } from 'vitest';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { eventually, logIn, useBrowser } from '../browser.ts';
import { goByMenu } from '../keyboard.ts';
import { main } from '../locators.ts';
import { drop, lecturesOf, makeVideo, pad, PART_BYTES, preparation, sha256, useVideos } from './videos.ts';
import { holdParts, openWatchPage, outline, replaceVideo, row, statusOf, tray } from './upload-screen.ts';
import { useVideoSchool } from './video-school.ts';

describe.runIf(ffmpeg)('videos that an admin uploads', async () => {
  const school = await useVideoSchool();
  const { openAs } = useBrowser(school.url);
  const videos = useVideos();

  it('become lectures in the order of the drop, despite a reload and a killed server', async () => {
    const page = await openAs('admin', '/');
    const course = await openWatchPage(page);
    const large = await makeVideo(videos(), '02_The-first knot.mp4', 4);
    await pad(large, 3 * PART_BYTES);
    const small = [
      await makeVideo(videos(), '10 Ropes and threads.mp4', 4),
      await makeVideo(videos(), '01 Untying again.mp4', 3),
    ];
    const dropped = [large, ...small];
    const titles = ['02 The first knot', '10 Ropes and threads', '01 Untying again'];
    const parts = await holdParts(page);
    parts.holdFrom(PART_BYTES);

    await drop(page, dropped);
    await eventually(() => outline(page).locator('ol a[href*="/lectures/"]').allInnerTexts()).toHaveLength(
      dropped.length * 2,
    );
    expect((await lecturesOf(page, course.slug)).map(({ title }) => title)).toEqual(titles);

    // The others finish one after the other while the first is still uploading.
    await statusOf(page, '10 Ropes and threads').getByText('Ready', { exact: true }).waitFor(preparation);
    await statusOf(page, '01 Untying again').getByText('Ready', { exact: true }).waitFor(preparation);
    await statusOf(page, '02 The first knot')
      .getByText(/^Uploading \d+\s?%$/)
      .waitFor();
    await tray(page).getByText('Uploading 1 video').waitFor();
    const bar = tray(page).getByRole('progressbar', { name: 'Upload of 02 The first knot' });
    await eventually(() => bar.getAttribute('aria-valuenow')).toMatch(/^3\d$/);

    // After the reload, the browser knows only the server's state.
    parts.holdFrom(2 * PART_BYTES);
    await page.reload();
    await parts.abort();
    await tray(page).getByText('1 upload needs your attention').waitFor();
    parts.begun.length = 0;
    const chooser = page.waitForEvent('filechooser');
    await tray(page).getByRole('button', { name: 'Choose the file again: 02 The first knot' }).click();
    await (await chooser).setFiles(large);
    await eventually(() => parts.held()).toBe(1);
    expect(parts.begun).toEqual([PART_BYTES, 2 * PART_BYTES]);

    await school.kill();
    await parts.abort();
    await tray(page).getByRole('button', { name: 'Retry now: 02 The first knot' }).waitFor();
    parts.holdFrom(Infinity);
    parts.begun.length = 0;
    await school.start();
    await statusOf(page, '02 The first knot').getByText('Ready', { exact: true }).waitFor(preparation);
    expect(parts.begun[0]).toBe(2 * PART_BYTES);

    const sums = (await lecturesOf(page, course.slug)).map(({ videoSha256 }) => videoSha256);
    expect(sums).toEqual(await Promise.all(dropped.map(sha256)));
  });

  it('are shown in their current state by a screen that missed the changes before it was opened', async () => {
    const page = await openAs('admin', '/');
    const course = await openWatchPage(page);
    const parts = await holdParts(page);
    parts.holdFrom(0);
    await drop(page, [await makeVideo(videos(), 'A hitch.mp4', 3)]);
    await eventually(() => parts.held()).toBe(1);

    const other = await openAs('admin', '/');
    const stream = Promise.withResolvers<void>();
    await other.route('**/graphql/stream', (route) => stream.promise.then(() => route.continue()));
    await other.goto(`/courses/${course.slug}/lectures`);
    await statusOf(other, 'A hitch')
      .getByText(/^Uploading/)
      .waitFor();
    parts.holdFrom(Infinity);
    await parts.abort();
    await statusOf(page, 'A hitch').getByText('Ready', { exact: true }).waitFor(preparation);
    expect(await statusOf(other, 'A hitch').innerText()).toMatch(/^Uploading/);
    stream.resolve();
    await statusOf(other, 'A hitch').getByText('Ready', { exact: true }).waitFor();
  });

  it('stop at a logout only after a confirmation, and continue after the next login', async () => {
    const page = await openAs('admin', '/');
    const course = await openWatchPage(page);
    const parts = await holdParts(page);
    const video = await makeVideo(videos(), 'A bend.mp4', 3);
    await drop(page, [video]);
    await eventually(() => parts.held()).toBe(1);
    const question = page.getByRole('alertdialog');
    for (const answer of ['Stay', 'Logout']) {
      await goByMenu(page, 'Logout');
      await question.getByText(/^Running uploads stop/).waitFor();
      expect(await question.getByText('Your changes on this page will be lost').count()).toBe(0);
      await question.getByRole('button', { name: answer }).click();
      await question.waitFor({ state: 'detached' });
    }
    await page.getByText('You are logged out').waitFor();

    await logIn(page, 'admin');
    await page.goto(`/courses/${course.slug}/lectures`);
    parts.holdFrom(Infinity);
    const chooser = page.waitForEvent('filechooser');
    await tray(page).getByRole('button', { name: 'Choose the file again: A bend' }).click();
    await (await chooser).setFiles(video);
    await statusOf(page, 'A bend').getByText('Ready', { exact: true }).waitFor(preparation);
  });

  it('that are not videos are refused with a helpful reason', async () => {
    const page = await openAs('admin', '/');
    const course = await openWatchPage(page);
    const text = await videos().text('Shopping list.mp4', 'Two ropes and a knife.\n'.repeat(400));
    const whole = await makeVideo(videos(), 'whole.mp4', 6);
    const cut = await videos().cut(whole, 'Half a story.mp4', 0.5);
    await drop(page, [text, cut, await videos().text('notes.txt', 'Not a video')]);

    await page
      .locator('[data-toast]')
      .getByText(uploadMessages.notVideos({ fileNames: 'notes.txt' }))
      .waitFor();
    const { NOT_A_VIDEO, TRUNCATED } = videoFaultMessages;
    await statusOf(page, 'Shopping list').getByText(`Failed: ${NOT_A_VIDEO}`).waitFor();
    await statusOf(page, 'Half a story').getByText(`Failed: ${TRUNCATED}`).waitFor();
    const states = (await lecturesOf(page, course.slug)).map(({ title, status }) => [title, status]);
    expect(states).toEqual([
      ['Shopping list', 'FAILED'],
      ['Half a story', 'FAILED'],
    ]);

    // After a reload the tray shows the error again, and another file fixes it.
    await page.reload();
    await tray(page).getByText(NOT_A_VIDEO, { exact: true }).waitFor();
    const chooser = page.waitForEvent('filechooser');
    await tray(page).getByRole('button', { name: 'Choose another file: Shopping list' }).click();
    await (await chooser).setFiles(whole);
    await statusOf(page, 'Shopping list').getByText('Ready', { exact: true }).waitFor(preparation);
    await row(page, 'Half a story').getByRole('link', { name: 'Edit lecture Half a story' }).click();
    await replaceVideo(page, whole);
    await main(page).locator('[data-state=READY]').waitFor(preparation);
  });
});

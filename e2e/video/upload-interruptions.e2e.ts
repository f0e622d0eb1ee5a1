// @slow server/src/upload client/src/features/upload
import { describe, expect, it } from 'vitest';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { eventually, logIn, useBrowser } from '../browser.ts';
import { goByMenu } from '../keyboard.ts';
import { main } from '../locators.ts';
import { drop, lecturesOf, makeVideo, preparation, useVideos } from './videos.ts';
import { holdParts, openWatchPage, replaceVideo, row, statusOf, tray } from './upload-screen.ts';
import { useVideoSchool } from './video-school.ts';

describe.runIf(ffmpeg)('videos that an admin uploads', async () => {
  const school = await useVideoSchool();
  const { openAs } = useBrowser(school.url);
  const videos = useVideos();

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
    const logOut = async (answer: string) => {
      await goByMenu(page, 'Logout');
      await question.getByText(/^Running uploads stop/).waitFor();
      expect(await question.getByText('Your changes on this page will be lost').count()).toBe(0);
      await question.getByRole('button', { name: answer }).click();
    };
    await logOut('Stay');
    await question.waitFor({ state: 'detached' });
    await logOut('Logout');
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
    await tray(page)
      .getByRole('button', { name: /2 uploads need your attention/ })
      .click();
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

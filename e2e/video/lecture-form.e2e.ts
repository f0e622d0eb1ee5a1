// @slow client/src/features/lecture client/src/features/upload
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { eventually, useBrowser } from '../browser.ts';
import { button, field, main, title } from '../locators.ts';
import { holdParts, openWatchPage, replaceVideo, tray } from './upload-screen.ts';
import { lecturesOf, makeVideo, pad, PART_BYTES, sha256, untilReady, useVideos } from './videos.ts';
import { useVideoSchool } from './video-school.ts';

const toast = (page: Page, kind: string, text: string) =>
  page.locator(`[data-toast=${kind}]`, { hasText: text });

/** Fills in and submits the form of a new lecture of a course. */
async function addLecture(page: Page, slug: string, video: string): Promise<void> {
  await page.goto(`/courses/${slug}/lectures/new`);
  await field(page, 'Title').fill('The bowline');
  await field(page, 'Description').fill('A loop that never slips.');
  await main(page).locator('input[type=file]').setInputFiles(video);
  await button(page, 'Add lecture').click();
}

describe.runIf(ffmpeg)('a lecture that an admin adds with the form', async () => {
  const school = await useVideoSchool();
  const { openAs } = useBrowser(school.url);
  const videos = useVideos();

  it('continues to upload after its page is left and after a reload', async () => {
    const page = await openAs('admin', '/');
    const course = await openWatchPage(page);
    const video = await makeVideo(videos(), 'take-7.mp4', 4);
    await pad(video, 2 * PART_BYTES);
    const parts = await holdParts(page);
    parts.holdFrom(PART_BYTES);
    await addLecture(page, course.slug, video);
    await eventually(() => parts.held()).toBe(1);
    await toast(page, 'loading', lectureMessages.loading.addLecture).waitFor();

    await main(page).getByRole('link', { name: course.title }).click();
    await title(page, course.title).waitFor();
    await tray(page).getByText('Uploading 1 video').waitFor();
    await page.reload();
    await parts.abort();
    parts.holdFrom(Infinity);
    const chooser = page.waitForEvent('filechooser');
    await tray(page).getByRole('button', { name: 'Choose the file again: The bowline' }).click();
    await (await chooser).setFiles(video);
    await tray(page).getByText('1 video uploaded').waitFor();
    const [lecture] = await untilReady(page, course.slug, 1);
    expect(lecture).toMatchObject({ title: 'The bowline', videoSha256: await sha256(video) });
  });

  it('reports its end on any page', async () => {
    const page = await openAs('admin', '/');
    const course = await openWatchPage(page);
    const parts = await holdParts(page);
    parts.holdFrom(0);
    await addLecture(page, course.slug, await makeVideo(videos(), 'take-8.mp4', 3));
    await eventually(() => parts.held()).toBe(1);
    await main(page).getByRole('link', { name: course.title }).click();
    await title(page, course.title).waitFor();
    parts.holdFrom(Infinity);
    await parts.abort();
    await toast(page, 'success', lectureMessages.success.addLecture).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/courses/${course.slug}`);
  });

  it('keeps the input when the upload is cancelled, and adds no lecture', async () => {
    const page = await openAs('admin', '/');
    const course = await openWatchPage(page);
    const parts = await holdParts(page);
    parts.holdFrom(0);
    await addLecture(page, course.slug, await makeVideo(videos(), 'take-9.mp4', 3));
    await eventually(() => parts.held()).toBe(1);
    await tray(page).getByRole('button', { name: 'Cancel: The bowline' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel upload' }).click();
    await toast(page, 'loading', lectureMessages.loading.addLecture).waitFor({ state: 'detached' });
    expect(await field(page, 'Title').inputValue()).toBe('The bowline');
    await eventually(() => field(page, 'Title').isEnabled()).toBe(true);
    await eventually(() => lecturesOf(page, course.slug)).toEqual([]);
  });

  it('waits on its edit page for another video if its video is broken', async () => {
    const page = await openAs('admin', '/');
    const course = await openWatchPage(page);
    const whole = await makeVideo(videos(), 'whole.mp4', 6);
    await addLecture(page, course.slug, await videos().cut(whole, 'Half a story.mp4', 0.5));
    // The toast stays for four seconds only.
    await toast(page, 'error', videoFaultMessages.TRUNCATED).waitFor();
    await title(page, 'Edit lecture').waitFor();
    await main(page).getByText(`Failed: ${videoFaultMessages.TRUNCATED}`).waitFor();
    await eventually(() => field(page, 'Title').inputValue()).toBe('The bowline');
    await eventually(() => field(page, 'Description').inputValue()).toBe('A loop that never slips.');

    await replaceVideo(page, whole);
    const state = async () => (await lecturesOf(page, course.slug))[0]?.status;
    await eventually(state).not.toBe('FAILED');
    const [lecture] = await untilReady(page, course.slug, 1);
    expect(lecture).toMatchObject({ title: 'The bowline', videoSha256: await sha256(whole) });
  });
});

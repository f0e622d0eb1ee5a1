// @slow server/src/lecture/processing server/src/platform/video
import { chmod, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { ffprobeOf } from '#server/platform/video/find-ffmpeg.ts';
import { eventually, expectPlaying, useBrowser } from '../browser.ts';
import { pressOn } from '../keyboard.ts';
import { main, title } from '../locators.ts';
import {
  drop,
  lecturesOf,
  makeVideo,
  pad,
  PART_BYTES,
  sha256,
  untilReady,
  useVideos,
  preparation,
} from './videos.ts';
import { openWatchPage, outline, replaceVideo, row, statusOf, tray } from './upload-screen.ts';
import { useVideoSchool } from './video-school.ts';

const MB = 1024 * 1024;

/** Records the states that the list of lectures shows from now on. */
async function recordStates(page: Page) {
  await outline(page).evaluate((list) => {
    const recordState = () => {
      const state = list.querySelector('[data-state]')?.getAttribute('data-state') ?? '';
      const seen = list.dataset.seen?.split(' ') ?? [];
      if (seen.at(-1) !== state) list.dataset.seen = [...seen, state].join(' ');
    };
    recordState();
    new MutationObserver(recordState).observe(list, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-state'],
    });
  });
  return () => outline(page).evaluate((list) => list.dataset.seen);
}

describe.runIf(ffmpeg)('a video that fails', async () => {
  const school = await useVideoSchool();
  const { openAs } = useBrowser(school.url);
  const videos = useVideos();

  const retry = (page: Page, name: string) => row(page, name).getByRole('button', { name: `Retry: ${name}` });

  it('is Failed with the reason when it cannot be read, also after retries, until it is replaced', async () => {
    const page = await openAs('admin', '/');
    const course = await openWatchPage(page);
    await drop(page, [await videos().ruined('The lost knot.mp4')]);
    const reason = `Failed: ${videoFaultMessages.DAMAGED}`;
    await statusOf(page, 'The lost knot').getByText(reason).waitFor(preparation);
    // It was accepted, because its index is complete.
    await tray(page).getByText('1 video uploaded').waitFor();

    const states = await recordStates(page);
    await pressOn(page, retry(page, 'The lost knot'));
    await eventually(states).toBe('FAILED PROCESSING FAILED');
    await statusOf(page, 'The lost knot').getByText(reason).waitFor(preparation);
    // The admin's home page links to it.
    const home = await openAs('admin', '/');
    const waiting = main(home).getByRole('region', { name: 'Needs attention' });
    await waiting.getByRole('link', { name: /^1 Lectures with failed videos, starting with/ }).click();
    await statusOf(home, 'The lost knot').getByText(reason).waitFor();

    await row(page, 'The lost knot').getByRole('link', { name: 'Edit lecture The lost knot' }).click();
    const video = await makeVideo(videos(), 'The knot again.mp4', 5);
    await replaceVideo(page, video);
    await main(page).locator('[data-state=READY]').waitFor(preparation);
    const [lecture] = await lecturesOf(page, course.slug);
    expect(lecture?.videoSha256).toBe(await sha256(video));
    await page.goto(`/courses/${course.slug}/lectures/${lecture?.id}`);
    await title(page, 'The lost knot').waitFor();
    await expectPlaying(page);
  });

  it('becomes Ready by a Retry after the machine ran out of resources, and plays meanwhile', async () => {
    // An ffmpeg that can write almost nothing while this file exists.
    const crowded = join(videos().folder, 'crowded');
    const program = join(videos().folder, 'ffmpeg');
    await writeFile(crowded, '');
    await writeFile(program, `#!/bin/sh\n[ ! -e '${crowded}' ] || ulimit -f 8\nexec '${ffmpeg}' "$@"\n`);
    await chmod(program, 0o755);
    await symlink(ffprobeOf(ffmpeg ?? ''), join(videos().folder, 'ffprobe'));
    await school.restart({ PATH: `${videos().folder}:${process.env.PATH}` });

    const page = await openAs('admin', '/');
    const course = await openWatchPage(page);
    await drop(page, [await makeVideo(videos(), 'A heavy knot.mp4', 5)]);
    await statusOf(page, 'A heavy knot')
      .getByText(`Failed: ${videoFaultMessages.TOO_LARGE}`)
      .waitFor(preparation);
    await row(page, 'A heavy knot').getByRole('link').first().click();
    await title(page, 'A heavy knot').waitFor();
    await expectPlaying(page);

    await rm(crowded);
    await retry(page, 'A heavy knot').click();
    await statusOf(page, 'A heavy knot').getByText('Ready', { exact: true }).waitFor(preparation);
    await untilReady(page, course.slug, 1);
  });

  it('waits with the reason while the disk is full, and continues automatically when there is room', async () => {
    // There is room for two chunks and some of the third.
    await school.restart({ PATH: process.env.PATH ?? '' }, { fileBytes: 18 * MB });
    const page = await openAs('admin', '/');
    const course = await openWatchPage(page);
    const large = await makeVideo(videos(), 'A long knot.mp4', 4);
    await pad(large, 3 * PART_BYTES);
    const small = await makeVideo(videos(), 'A short knot.mp4', 3);
    await drop(page, [large, small]);

    await tray(page).getByText(uploadMessages.diskFull).waitFor();
    await tray(page).getByRole('button', { name: 'Retry now: A long knot' }).waitFor();
    const bar = tray(page).getByRole('progressbar', { name: 'Upload of A long knot' });
    await eventually(() => bar.getAttribute('aria-valuenow')).toBe('66');
    // Uploads that fit continue.
    await statusOf(page, 'A short knot').getByText('Ready', { exact: true }).waitFor(preparation);

    await school.restart({});
    await statusOf(page, 'A long knot').getByText('Ready', { exact: true }).waitFor(preparation);
    const sums = (await lecturesOf(page, course.slug)).map(({ videoSha256 }) => videoSha256);
    expect(sums).toEqual(await Promise.all([large, small].map(sha256)));
  });
});

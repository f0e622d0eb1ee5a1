import { describe, expect, it } from 'vitest';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { eventually, useBrowser } from '../browser.ts';
import { drop, lecturesOf, makeVideo, pad, PART_BYTES, preparation, sha256, useVideos } from './videos.ts';
import { holdParts, openWatchPage, outline, statusOf, tray } from './upload-screen.ts';
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
});

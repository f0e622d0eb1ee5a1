// @slow server/src/platform/video server/src/lecture/processing
import { basename, extname } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { COLOUR_TOLERANCE, markOf, rowNamed } from '#server/platform/video/corpus.test-helper.ts';
import { colourAt, distance } from '#server/platform/video/viewer.test-helper.ts';
import { eventually, play, useBrowser } from '../browser.ts';
import { makeCourse, publishAtOnce, uniqueTitle, type MadeCourse } from '../courses.ts';
import { button } from '../locators.ts';
import { seek, video } from './player-screen.ts';
import { useVideoSchool } from './video-school.ts';
import { drop, untilReady, useVideos } from './videos.ts';

/** Videos of the corpus that differ in what ffmpeg has to do. */
const SAMPLE = [
  'MP4 with HEVC with 10 bits and AAC',
  'MKV with FFV1 and AAC',
  'AVI with MPEG-4 with B-frames and MP3',
  '.mov turned to the left by 270 degrees',
  '.webm in wide pixels',
  '.ts whose clock begins at 100 s',
  '.mp4 whose sound continues',
  '.mp4 of variable rate',
  'white paper in HDR by smpte2084 in .mp4',
].map(rowNamed);

/** What a browser shows of the video, paused at a time in seconds. */
async function shown(page: Page, seconds: number) {
  await video(page).evaluate((video: HTMLVideoElement) => video.pause());
  await seek(page, seconds);
  const isThere = (video: HTMLVideoElement) => !video.seeking && video.readyState >= 2;
  await eventually(() => video(page).evaluate(isThere)).toBe(true);
  return video(page).evaluate((video: HTMLVideoElement) => {
    const { duration, videoWidth, videoHeight } = video;
    const canvas = new OffscreenCanvas(videoWidth, videoHeight);
    const context = canvas.getContext('2d');
    context?.drawImage(video, 0, 0);
    const { data } = context?.getImageData(0, 0, videoWidth, videoHeight) ?? { data: [] };
    const bytes = [...data].filter((_, index) => index % 4 !== 3);
    return { duration, picture: { width: videoWidth, height: videoHeight, bytes } };
  });
}

describe.runIf(ffmpeg)('a video of the corpus in a browser', async () => {
  const school = await useVideoSchool();
  const { openAs } = useBrowser(school.url);
  const videos = useVideos();
  let course: MadeCourse;
  /** Ids of lectures by the names of the videos. */
  const lectures = new Map<string, string>();

  beforeAll(async () => {
    const page = await openAs('admin');
    course = await makeCourse(page, uniqueTitle('Ropework'));
    await publishAtOnce(page, course);
    await page.goto(`/courses/${course.slug}/lectures`);
    await button(page, 'Add multiple videos').waitFor();
    const paths: string[] = [];
    for (const { make } of SAMPLE) paths.push(await make(videos()));
    await drop(page, paths);
    const ready = await untilReady(page, course.slug, SAMPLE.length);
    SAMPLE.forEach(({ name }, index) => {
      const path = paths[index] ?? '';
      const lecture = ready.find(({ title }) => title === basename(path, extname(path)).replaceAll('-', ' '));
      if (!lecture) throw new Error(`There is no lecture of ${path}`);
      lectures.set(name, lecture.id);
    });
  });

  it.each(SAMPLE)(
    '$name has its length, size and colours, and plays to its end',
    async ({ name, expected }) => {
      if (typeof expected === 'string') throw new Error(`${name} is refused`);
      const page = await openAs('admin', `/courses/${course.slug}/lectures/${lectures.get(name)}`);
      await play(page);
      const { duration, picture } = await shown(page, 0.4);
      expect(Math.abs(duration - expected.seconds)).toBeLessThanOrEqual(expected.within);
      expect([picture.width, picture.height]).toEqual(expected.size);
      expect(distance(colourAt(picture, 0.5, 0.5), expected.middle)).toBeLessThan(COLOUR_TOLERANCE);
      expect(markOf(picture)).toBe(expected.mark);
      await play(page);
      await eventually(() => video(page).evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
    },
  );
});

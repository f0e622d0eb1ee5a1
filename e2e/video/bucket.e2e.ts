// @slow server/src/platform/storage server/src/platform/media
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { S3Storage } from '#server/platform/storage/s3-storage.ts';
import { contentTypeOf } from '#server/platform/storage/storage.ts';
import type { CorsRule } from '#sandbox/s3/cors.ts';
import { startS3Sandbox, type S3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { currentTime, eventually, play, useBrowser } from '../browser.ts';
import { send, type MadeCourse, publishAtOnce } from '../courses.ts';
import { main, title } from '../locators.ts';
import { drop, makeVideo, sha256, untilReady, useVideos } from './videos.ts';
import { chooseQuality, scrub, seek } from './player-screen.ts';
import { openWatchPage } from './upload-screen.ts';
import { useVideoSchool } from './video-school.ts';

const VIDEO_SECONDS = 40;
const CAPTIONS = `WEBVTT

00:00.000 --> 00:20.000
A rope is a promise.

00:20.000 --> 00:40.000
Now we tie it.
`;
const ACCOUNT = {
  bucket: 'school',
  region: 'eu-west-1',
  accessKeyId: 'key-of-the-school',
  secretAccessKey: 'secret-of-the-school',
};

/** The CORS rules that the handbook documents for the bucket of a school at this origin. */
async function documentedRules(origin: string): Promise<CorsRule[]> {
  const handbook = await readFile(join(import.meta.dirname, '../../docs/videos.md'), 'utf8');
  const [, json = ''] = /```json\n(.*?)```/s.exec(handbook) ?? [];
  // As in the handbook, in the form that S3 uses.
  return JSON.parse(json.replace('https://school.example', origin)) as CorsRule[];
}

/** Copies the media on a school's disk into the bucket. */
async function moveIn(endpoint: string, media: string): Promise<void> {
  const storage = new S3Storage({ ...ACCOUNT, endpoint, forcePathStyle: true });
  const files = await readdir(media, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const key = relative(media, path);
    await storage.put(key, createReadStream(path), { contentType: contentTypeOf(key) });
  }
}

describe.runIf(ffmpeg)('videos in a bucket of another host', async () => {
  let folder = '';
  let s3: S3Sandbox | undefined;
  const school = await useVideoSchool(async (origin, media) => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-bucket-'));
    s3 = await startS3Sandbox({ folder, ...ACCOUNT, cors: await documentedRules(origin) });
    await moveIn(s3.endpoint, media);
    return {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: ACCOUNT.bucket,
      S3_REGION: ACCOUNT.region,
      S3_ACCESS_KEY_ID: ACCOUNT.accessKeyId,
      S3_SECRET_ACCESS_KEY: ACCOUNT.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true',
    };
  });
  afterAll(async () => {
    await s3?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });
  const bucket = () => s3?.endpoint ?? '';
  const { openAs } = useBrowser(school.url, () => [bucket()]);
  const videos = useVideos();

  let course: MadeCourse;
  let watchPage: string;

  beforeAll(async () => {
    const page = await openAs('admin', '/');
    course = await openWatchPage(page);
    await publishAtOnce(page, course);
    const source = await makeVideo(videos(), 'The first knot.mp4', VIDEO_SECONDS);
    await drop(page, [source]);
    const [lecture] = await untilReady(page, course.slug, 1);
    expect(lecture?.videoSha256).toBe(await sha256(source));
    watchPage = `/courses/${course.slug}/lectures/${lecture?.id}`;
    await page.goto(`${watchPage}/captions`);
    const captions = { name: 'knot.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) };
    await main(page).getByLabel('Captions file, WebVTT or SRT').setInputFiles(captions);
    await page.getByLabel('Text of cue 2').waitFor();
  });

  /** Records the media files that the school itself sends from now on, and the names of those that the bucket sends. */
  function recordMedia(page: Page) {
    const sentBySchool: string[] = [];
    const sentByBucket = new Set<string>();
    page.on('response', (response: Response) => {
      const { origin, pathname } = new URL(response.url());
      const name = pathname.split('/').at(-1) ?? '';
      if (origin === bucket() && response.ok()) sentByBucket.add(name);
      const isOfSchool = origin === school.url && /^\/media\/(?!images\/)/.test(pathname);
      if (isOfSchool && response.status() !== 302) sentBySchool.push(name);
    });
    return { sentBySchool, sentByBucket };
  }

  it('play without their bytes passing through the school', async () => {
    const page = await openAs('subscriber', '/');
    const { sentBySchool, sentByBucket } = recordMedia(page);
    await page.goto(`${watchPage}?t=0`);
    await title(page, 'The first knot').waitFor();
    await play(page);
    await eventually(() => currentTime(page)).toBeGreaterThan(0.5);
    await eventually(() => [...sentByBucket]).toContain('poster.jpg');

    await page.keyboard.press('c');
    await main(page).locator('.video-captions').getByText('A rope is a promise.').waitFor();

    for (const quality of [360, 720]) await chooseQuality(page, quality);
    await seek(page, VIDEO_SECONDS - 15);
    await eventually(() => currentTime(page)).toBeGreaterThan(VIDEO_SECONDS - 14.5);
    await main(page).locator('.video-captions').getByText('Now we tie it.').waitFor();
    await scrub(page);
    await main(page).locator('.video-scrubbing-picture').waitFor();
    await eventually(() => [...sentByBucket]).toContain('storyboard.jpg');

    expect([...sentByBucket].toSorted()).toEqual(['360p.mp4', '720p.mp4', 'poster.jpg', 'storyboard.jpg']);
    // Only playlists, which pass on the link that opened them.
    expect([...new Set(sentBySchool)].toSorted()).toEqual(['360p.m3u8', '720p.m3u8', 'master.m3u8']);
  });

  it('also play from the original for browsers that cannot stream, and provide a frame for the poster', async () => {
    const page = await openAs('admin', '/');
    const query = 'query ($slug: String!) { course(slug: $slug) { lectures { video { url } } } }';
    const found = await send<{ course: { lectures: { video: { url: string } }[] } }>(page, query, course);
    const { sentBySchool, sentByBucket } = recordMedia(page);
    const seconds = await page.evaluate(async (url) => {
      const video = document.body.appendChild(document.createElement('video'));
      const isLoaded = new Promise((resolve, reject) => {
        video.onloadeddata = resolve;
        video.onerror = () => reject(new Error(video.error?.message));
      });
      video.src = url;
      await isLoaded;
      video.remove();
      return video.duration;
    }, found.course.lectures[0]?.video.url ?? '');
    expect(seconds).toBeCloseTo(VIDEO_SECONDS, 0);
    await eventually(() => [...sentByBucket]).toHaveLength(1);
    expect(sentBySchool).toEqual([]);

    // A frame can be captured as the poster, whatever the browser has cached of the played video.
    await page.goto(`${watchPage}/edit`);
    await play(page);
    await eventually(() => currentTime(page)).toBeGreaterThan(0.5);
    const poster = () => page.locator('video').getAttribute('poster');
    const made = await poster();
    await main(page).getByRole('button', { name: 'Use this frame as poster' }).click();
    await eventually(poster).not.toBe(made);
  });
});

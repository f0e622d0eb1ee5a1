import type { Page, Response } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { accessMessages } from '#shared/access.ts';
import { currentTime, eventually, play, settled, useBrowser } from '../browser.ts';
import { makeCourse, send, uniqueTitle, type MadeCourse, publishAtOnce } from '../courses.ts';
import { button, main, title } from '../locators.ts';
import { buy, register } from '../people.ts';
import { drop, makeVideo, untilReady, useVideos, type KnownLecture } from './videos.ts';
import { chooseQuality, video, scrub, seek } from './player-screen.ts';
import { outline } from './upload-screen.ts';
import { LINK_SECONDS, useVideoSchool } from './video-school.ts';

/** A busy machine may take very long to convert the videos. `untilReady` fails when it stands still. */
const PREPARATION_MS = 3_600_000;

/** Long enough that the player does not load all of it before its first link expires. */
const VIDEO_SECONDS = 100;

const CAPTIONS = `WEBVTT

00:00.000 --> 00:20.000
A rope is a promise.

00:20.000 --> 01:40.000
Now we tie it.
`;

const evaluate = <Value>(page: Page, read: (video: HTMLVideoElement) => Value) => video(page).evaluate(read);
const isPaused = (page: Page) => evaluate(page, (video: HTMLVideoElement) => video.paused);
const VIDEO =
  'query ($slug: String!) { course(slug: $slug) { lectures { locked video { url streamUrl } } } }';

interface Links {
  course: { lectures: { locked: boolean; video: { url: string; streamUrl: string } | null }[] };
}

/** Records the first number of the countdown from now on. The countdown does not wait for the test to read it. */
async function recordCountdown(page: Page) {
  await page.evaluate(() => {
    const recordFirst = () => {
      const left = document.querySelector('.video-countdown')?.textContent;
      if (left) document.body.dataset.countdown ??= left;
    };
    new MutationObserver(recordFirst).observe(document.body, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => document.body.dataset.countdown);
}

/**
 * Records what interrupts the video from now on, and where, in seconds. A video that waits with data in its buffer waits for the
 * processor, which is not the product's fault.
 */
async function recordInterruptions(page: Page) {
  const log = await video(page).evaluateHandle((video: HTMLVideoElement) => {
    const interruptions: string[] = [];
    const record = ({ type }: Event) => interruptions.push(`${type} at ${video.currentTime}`);
    video.addEventListener('waiting', (event) => {
      const { buffered, currentTime } = video;
      const hasMore = Array.from({ length: buffered.length }).some(
        (_, range) => buffered.start(range) <= currentTime && currentTime + 0.5 < buffered.end(range),
      );
      if (!hasMore) record(event);
    });
    for (const type of ['pause', 'emptied', 'seeking', 'error']) video.addEventListener(type, record);
    return interruptions;
  });
  return () => log.jsonValue();
}

/** Queries the first lecture of a course as the person at the page. */
async function firstLecture(page: Page, { slug }: MadeCourse) {
  const { course } = await send<Links>(page, VIDEO, { slug });
  return course.lectures[0];
}

describe.runIf(ffmpeg)('a lecture uploaded in the browser', async () => {
  const school = await useVideoSchool();
  const { newPage, openAs } = useBrowser(school.url);
  const videos = useVideos();
  let course: MadeCourse;
  let lectures: KnownLecture[];
  /** The path of the first lecture. */
  let watchPage: string;
  let captionsPage: string;

  beforeAll(async () => {
    const page = await openAs('admin');
    course = await makeCourse(page, uniqueTitle('Ropework'));
    await publishAtOnce(page, course);
    await page.goto(`/courses/${course.slug}/lectures`);
    await button(page, 'Add multiple videos').waitFor();
    const paths = [
      await makeVideo(videos(), 'The first knot.mp4', VIDEO_SECONDS),
      await makeVideo(videos(), 'The second knot.mp4', 6),
    ];
    await drop(page, paths);
    lectures = await untilReady(page, course.slug, 2);
    watchPage = `/courses/${course.slug}/lectures/${lectures[0]?.id}`;
    captionsPage = `${watchPage}/captions`;
    await page.goto(captionsPage);
    const captions = { name: 'knot.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) };
    await main(page).getByLabel('Captions file, WebVTT or SRT').setInputFiles(captions);
    await page.getByLabel('Text of cue 2').waitFor();
  }, PREPARATION_MS);

  /** Returns a function that recognizes responses of the first lecture's video. */
  async function isPartOfFirst(page: Page) {
    const { pathname } = new URL((await firstLecture(page, course))?.video?.streamUrl ?? '', school.url);
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
    return (response: Response) => {
      const path = new URL(response.url()).pathname;
      return path.startsWith(folder) && path.endsWith('.mp4');
    };
  }

  /** Plays the first lecture as a person with access, and waits until it plays. */
  async function watch(page: Page): Promise<void> {
    // From its beginning, wherever another test has stopped.
    await page.goto(`${watchPage}?t=0`);
    await title(page, 'The first knot').waitFor();
    await play(page);
    await eventually(() => currentTime(page)).toBeGreaterThan(0.5);
  }

  it('is streamed and continues without a stall when its links expire', async () => {
    const page = await openAs('subscriber');
    const expiries: string[] = [];
    const refused: string[] = [];
    page.on('response', (response) => {
      const { pathname, searchParams } = new URL(response.url());
      if (!pathname.startsWith('/media/')) return;
      if (response.status() >= 400) refused.push(`${response.status()} ${pathname}`);
      else if (pathname.endsWith('.mp4'))
        expiries.push(`${pathname.split('/')[2]} ${searchParams.get('expires')}`);
    });
    await watch(page);
    const interruptions = await recordInterruptions(page);
    // Segments of the video came with different links.
    await eventually(() => new Set(expiries).size).toBeGreaterThan(1);
    await eventually(() => currentTime(page)).toBeGreaterThan(LINK_SECONDS + 4);
    expect(await interruptions()).toEqual([]);
    expect(refused).toEqual([]);
    expect(expiries.every((part) => part.startsWith('streams '))).toBe(true);
  });

  it('has quality levels, captions, and preview pictures on the time line', async () => {
    const page = await openAs('subscriber');
    await watch(page);
    for (const quality of [360, 720]) await chooseQuality(page, quality);

    await seek(page, 2);
    await page.keyboard.press('c');
    await main(page).locator('.video-captions').getByText('A rope is a promise.').waitFor();
    await seek(page, 30);
    await main(page).locator('.video-captions').getByText('Now we tie it.').waitFor();

    const pictures = page.waitForResponse((response) => response.url().includes('storyboard'));
    await scrub(page);
    expect((await pictures).status()).toBe(200);
    await main(page).locator('.video-scrubbing-picture').waitFor();
  });

  it('has its own quality levels after another lecture was played', async () => {
    const page = await openAs('subscriber');
    await page.goto(`/courses/${course.slug}/lectures/${lectures[1]?.id}`);
    await title(page, 'The second knot').waitFor();
    await play(page);
    // Its first segment is fetched on hover.
    const first = outline(page).getByRole('link', { name: 'The first knot' });
    const beginning = page.waitForResponse(await isPartOfFirst(page));
    await first.hover();
    await beginning;
    await settled(page);
    await first.click();
    await title(page, 'The first knot').waitFor();
    await eventually(() => isPaused(page)).toBe(false);
    await chooseQuality(page, 360);
  });

  it('has a link that works for no other person, and for none after it expires', async () => {
    const [owner, other] = [await openAs('subscriber'), await openAs('admin')];
    const video = (await firstLecture(owner, course))?.video;
    const addresses = [video?.url ?? '', video?.streamUrl ?? ''];
    const statuses = async (page: Page) =>
      Promise.all(addresses.map(async (address) => (await page.request.get(address)).status()));
    expect(await statuses(owner)).toEqual([200, 200]);
    expect(await statuses(other)).toEqual([403, 403]);
    expect(await statuses(await newPage())).toEqual([403, 403]);
    await eventually(() => statuses(owner)).toEqual([403, 403]);
  });

  it('is locked for a learner who cancels during playback, once the link expires', async () => {
    const page = await newPage();
    await register(page);
    await buy(page);
    await watch(page);
    const video = (await firstLecture(page, course))?.video;
    await send(page, 'mutation { cancelSubscription { id } }', {});
    expect(await firstLecture(page, course)).toEqual({ locked: true, video: null });
    const oldLink = async () => (await page.request.get(video?.url ?? '')).status();
    await eventually(oldLink).toBe(403);
    await seek(page, VIDEO_SECONDS - 10);
    await main(page).getByText(accessMessages.access.subscriptionRequired).waitFor();
  });

  it('handles keys, but not while the person types', async () => {
    const page = await openAs('admin');
    await watch(page);
    const isMuted = () => evaluate(page, (video: HTMLVideoElement) => video.muted);
    await page.keyboard.press('k');
    await eventually(() => isPaused(page)).toBe(true);
    await page.keyboard.press('5');
    await eventually(() => currentTime(page)).toBeCloseTo(VIDEO_SECONDS / 2, 0);
    await page.keyboard.press('l');
    await eventually(() => currentTime(page)).toBeCloseTo(VIDEO_SECONDS / 2 + 10, 0);
    await page.keyboard.press('ArrowLeft');
    await eventually(() => currentTime(page)).toBeCloseTo(VIDEO_SECONDS / 2 + 5, 0);
    await page.keyboard.press('m');
    await eventually(isMuted).toBe(true);
    await page.keyboard.press('>');
    await eventually(() => evaluate(page, (video: HTMLVideoElement) => video.playbackRate)).toBe(1.25);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();

    await page.goto(captionsPage);
    const text = page.getByLabel('Text of cue 1');
    await text.fill('');
    await play(page);
    await text.pressSequentially('mk 5');
    expect(await text.inputValue()).toBe('mk 5');
    expect(await isPaused(page)).toBe(false);
    expect(await currentTime(page)).toBeLessThan(VIDEO_SECONDS / 2 - 10);
  });

  it('continues with the next one automatically after five seconds, and stays in full screen', async () => {
    const page = await openAs('subscriber');
    await watch(page);
    await page.keyboard.press('f');
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await eventually(isFull).toBe(true);
    const countdown = await recordCountdown(page);
    // It is shown for five seconds only.
    const upNext = main(page).getByRole('group', { name: 'Up next' }).getByText('The second knot').waitFor();
    await Promise.all([upNext, seek(page, VIDEO_SECONDS - 1)]);
    expect(await countdown()).toBe('5');
    await title(page, 'The second knot').waitFor({ state: 'attached' });
    await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
    await eventually(() => isPaused(page)).toBe(false);
    expect(await isFull()).toBe(true);
  });
});

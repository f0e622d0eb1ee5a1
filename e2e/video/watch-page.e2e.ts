// @slow client/src/player client/src/features/lecture
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentTime, eventually, play, useBrowser } from '../browser.ts';
import { deleteCourses, makeCourse, send, uniqueTitle, type MadeCourse } from '../courses.ts';
import { button, link, main, title } from '../locators.ts';
import { register } from '../people.ts';
import { useOnce } from '../windows.ts';

const COURSE = '/courses/bread-at-home-one-honest-loaf';
/** Its video is longer than a minute. */
const LECTURE = 'Shaping and baking';
const FREE_LECTURE = 'Flour, water, salt, yeast';

const { newPage, openAs } = useBrowser();
/** In the outline of the course, because its offer may link there as well. */
const lectureOfCourse = (page: Page, name = LECTURE) =>
  main(page).getByRole('listitem').getByRole('link', { name });

/** Opens the course with a new account, because player settings are stored with the account. */
async function openAsNewcomer(): Promise<Page> {
  const page = await newPage();
  await register(page);
  await page.goto(COURSE);
  return page;
}

const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
const outline = (page: Page) => page.getByRole('region', { name: 'Lectures' });

/** Records the saved lectures and positions in order, from now on. */
function recordPlaces(page: Page): [string, number][] {
  const places: [string, number][] = [];
  page.on('request', (request) => {
    const { variables } = JSON.parse(request.postData() ?? '{}') as {
      variables?: { input?: { lectureId?: string; position?: number } };
    };
    const { lectureId, position } = variables?.input ?? {};
    if (lectureId && position !== undefined) places.push([lectureId, position]);
  });
  return places;
}

it('plays the lecture that is chosen in the outline of the course', async () => {
  const page = await openAs('subscriber', COURSE);
  await lectureOfCourse(page).click();
  await title(page, LECTURE).waitFor();
  await eventually(() => isPaused(page)).toBe(false);
});

it('plays the second of two lectures chosen in quick succession, and saves the position in the former one', async () => {
  const page = await openAs('subscriber', COURSE);
  await lectureOfCourse(page).click();
  await title(page, LECTURE).waitFor();
  const names = await outline(page).getByRole('link').allInnerTexts();
  const others = names.flatMap((name, index) => (name.includes(LECTURE) ? [] : [index]));
  const [one = 0, other = 0] = others;
  const places = recordPlaces(page);
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
  await page.locator('video').evaluate((video: HTMLVideoElement) => void (video.currentTime = 20));
  await eventually(() => currentTime(page)).toBeGreaterThan(20.5);
  places.length = 0;
  const left = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.evaluate(
    ([first, second]) => {
      const links = document.querySelectorAll<HTMLElement>('section[aria-labelledby=lectures-heading] li a');
      links[first ?? 0]?.click();
      links[second ?? 0]?.click();
    },
    [one, other],
  );
  const chosen = outline(page).getByRole('link').nth(other);
  await eventually(() => chosen.getAttribute('aria-current')).toBe('true');
  await eventually(() => isPaused(page)).toBe(false);
  expect(await page.locator('video').count()).toBe(1);
  const kept = () => places.filter(([id]) => id === left).map(([, position]) => position);
  await eventually(() => kept().length).toBeGreaterThan(0);
  expect(Math.min(...kept())).toBeGreaterThan(15);
});

it('has keyboard menus: the current choice gets the focus, and their button gets it back', async () => {
  const page = await openAsNewcomer();
  await lectureOfCourse(page, FREE_LECTURE).click();
  await title(page, FREE_LECTURE).waitFor();
  const settings = button(page, 'Settings');
  const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement);
  const option = (name: string) => page.getByRole('menuitemradio', { name, exact: true });
  await settings.focus();
  await page.keyboard.press('Enter');
  await eventually(() => hasFocus(option('1×'))).toBe(true);
  const speed = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate);
  for (const [key, chosen] of [
    ['Enter', 1.25],
    ['Space', 1.5],
  ] as const) {
    await page.keyboard.press('ArrowDown');
    await eventually(() => hasFocus(option(`${chosen}×`))).toBe(true);
    await page.keyboard.press(key);
    await eventually(speed).toBe(chosen);
  }
  await page.keyboard.press('Escape');
  await eventually(() => hasFocus(settings)).toBe(true);
  await page.keyboard.press('Enter');
  await eventually(() => hasFocus(option('1.5×'))).toBe(true);
  await page.keyboard.press('Escape');
  await option('1.5×').waitFor({ state: 'detached' });

  // Escape also closes a menu that was opened by mouse.
  await settings.click();
  await option('1.5×').waitFor();
  await page.keyboard.press('Escape');
  await option('1.5×').waitFor({ state: 'detached' });
});

it('starts at a speed that was chosen while it was loading', async () => {
  const page = await openAsNewcomer();
  const chosen = Promise.withResolvers<void>();
  await page.route(/\/media\/(?!images)/, async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await lectureOfCourse(page, FREE_LECTURE).click();
  await title(page, FREE_LECTURE).waitFor();
  await button(page, 'Settings').click();
  await page.getByRole('menuitemradio', { name: '1.25×', exact: true }).click();
  chosen.resolve();
  await play(page);
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.25);
});

it('leaves no pending work behind when its player is left as soon as it is loaded', async () => {
  const page = await openAs('learner', `${COURSE}/lectures`);
  const places = recordPlaces(page);
  await outline(page).getByRole('link').first().waitFor();
  // The first lecture is a free preview and the second is locked. Runs within the page, because failures happen within a frame.
  await page.evaluate(async () => {
    const links = () =>
      document.querySelectorAll<HTMLElement>('section[aria-labelledby=lectures-heading] li a');
    const untilPlayer = async (isThere: boolean) => {
      while (isThere !== (document.querySelector('.video-timeline') !== null)) {
        await new Promise(requestAnimationFrame);
      }
    };
    for (let delay = 0; delay < 30; delay += 1) {
      links()[0]?.click();
      await untilPlayer(true);
      await new Promise((resolve) => setTimeout(resolve, delay));
      links()[1]?.click();
      await untilPlayer(false);
    }
  });
  // It does not count as watched either.
  expect(places.filter(([, position]) => position > 10)).toEqual([]);
});

it('handles touch: a tap shows the controls, a double tap at a side skips', async () => {
  const page = await openAs('subscriber', '/', { width: 375 });
  useOnce(page);
  const browser = await page.context().newCDPSession(page);
  const phone = { width: 375, height: 812, deviceScaleFactor: 2, mobile: true };
  await browser.send('Emulation.setDeviceMetricsOverride', phone);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.goto(COURSE);
  await lectureOfCourse(page).click();
  await title(page, LECTURE).waitFor();
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
  await page.locator('video').evaluate((video: HTMLVideoElement) => void (video.currentTime = 20));

  const box = await page.locator('video').boundingBox();
  if (!box) throw new Error('No video on the screen');
  /** Sends all touches at once: the player takes two taps with a delay between them for single taps. */
  const tap = async (share: number, times = 1) => {
    const touchPoints = [{ x: box.x + box.width * share, y: box.y + box.height / 3 }];
    const touches = Array.from({ length: times }, () => [
      browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
      browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);
    await Promise.all(touches.flat());
  };
  const player = page.locator('.video-surface');
  await player.and(page.locator(':not([data-controls])')).waitFor();
  await tap(0.5);
  await player.and(page.locator('[data-controls]')).waitFor();
  const smallest = () =>
    page.locator('.video-bar button:visible').evaluateAll((buttons) => {
      const boxes = buttons.map((button) => button.getBoundingClientRect());
      return Math.min(...boxes.map(({ width, height }) => Math.min(width, height)));
    });
  await eventually(smallest).toBeGreaterThanOrEqual(44);

  // During playback the position would advance without a skip.
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  const before = await currentTime(page);
  await tap(0.9, 2);
  await eventually(() => currentTime(page)).toBeCloseTo(before + 10);
  await tap(0.1, 2);
  await eventually(() => currentTime(page)).toBeCloseTo(before);
});

/**
 * Presses on the video, and again in the next frame, when the player has obeyed the first press.
 *
 * @param share of the video's width, from its left edge.
 */
async function pressTwice(page: Page, pointer: 'mouse' | 'touch', share: number): Promise<void> {
  const press = async (target: Element, { pointer, share }: { pointer: string; share: number }) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    const place = { clientX: x + width * share, clientY: y + height / 3 };
    const pressOnce = () =>
      target.dispatchEvent(new PointerEvent('pointerup', { ...place, pointerType: pointer, bubbles: true }));
    pressOnce();
    await new Promise(requestAnimationFrame);
    pressOnce();
  };
  await page.locator('.video-gestures').evaluate(press, { pointer, share });
}

it('skips for two taps at a side, when the first was already obeyed as one', async () => {
  const page = await openAs('subscriber', '/', { width: 375 });
  useOnce(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.goto(COURSE);
  await lectureOfCourse(page).click();
  await title(page, LECTURE).waitFor();
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);

  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  const before = await currentTime(page);
  await pressTwice(page, 'touch', 0.9);
  await eventually(() => currentTime(page)).toBeCloseTo(before + 10);
});

it('fills the screen for two clicks and plays on, when the first was already obeyed as one', async () => {
  const page = await openAs('subscriber', COURSE);
  await lectureOfCourse(page).click();
  await title(page, LECTURE).waitFor();
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
  await pressTwice(page, 'mouse', 0.5);
  await eventually(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await eventually(() => isPaused(page)).toBe(false);
});

const UPDATE = 'mutation ($input: UpdateLectureInput!) { updateLecture(input: $input) { id } }';
const LECTURES = 'query ($slug: String!) { course(slug: $slug) { lectures { id version } } }';

interface Versions {
  course: { lectures: { id: string; version: number }[] };
}

let made: MadeCourse | undefined;
beforeEach(() => (made = undefined));
afterEach(async () => {
  if (made) await deleteCourses(await openAs('admin'), [made]);
});

it('jumps to a chapter by its time in the description, also by keyboard', async () => {
  const page = await openAs('admin');
  made = await makeCourse(page, uniqueTitle('Ropework'), ['The bowline']);
  const { course } = await send<Versions>(page, LECTURES, { slug: made.slug });
  const description = 'A loop.\n\n0:00 The rabbit\n0:01 The tree';
  await send(page, UPDATE, { input: { ...course.lectures[0], description } });
  await page.goto(`/courses/${made.slug}/lectures`);
  await title(page, 'The bowline').waitFor();
  await play(page);
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await link(page, '0:01').focus();
  await page.keyboard.press('Enter');
  await eventually(() => currentTime(page)).toBe(1);
  await link(page, '0:00').click();
  await eventually(() => currentTime(page)).toBe(0);
  await eventually(() => new URL(page.url()).search).toBe('?t=0');
});

import type { Locator, Page } from 'playwright-core';
import { eventually, play } from '../browser.ts';
import { button, main } from '../locators.ts';

export const video = (page: Page): Locator => main(page).locator('video');

export const seek = (page: Page, seconds: number): Promise<void> =>
  video(page).evaluate((video: HTMLVideoElement, to) => void (video.currentTime = to), seconds);

/** Shows the controls, which hide while the video plays. */
const wakeControls = (page: Page) => video(page).hover({ position: { x: 200, y: 100 }, force: true });

/** In seconds: beyond the end of the next segment from anywhere in the current one; segments have four seconds. */
const BEHIND_NEXT_SEGMENT = 10;

/**
 * Chooses a quality level in the player's menu by its height, and waits until it plays and is shown. The video is paused for the
 * change: during playback, the time of a switch depends on the bandwidth that hls.js estimates, and a stalled machine distorts
 * it.
 */
export async function chooseQuality(page: Page, height: number): Promise<void> {
  await video(page).evaluate((video: HTMLVideoElement) => video.pause());
  await wakeControls(page);
  const settings = button(page, 'Settings');
  await settings.click();
  await page.getByRole('menuitemradio', { name: `${height}p`, exact: true }).click();
  // The segment after the current one may already be loading.
  await video(page).evaluate(
    (video: HTMLVideoElement, by) => void (video.currentTime += by),
    BEHIND_NEXT_SEGMENT,
  );
  await page.keyboard.press('Escape');
  // Keys go to the menu while it has the focus.
  await eventually(() => settings.evaluate((sign) => sign === document.activeElement)).toBe(true);
  // A paused video keeps the frame that it decoded before the segment was replaced.
  await play(page);
  const shown = () => video(page).evaluate((video: HTMLVideoElement) => video.videoHeight);
  await eventually(shown).toBe(height);
}

/** Hovers over the time line. */
export async function scrub(page: Page): Promise<void> {
  await wakeControls(page);
  await main(page).locator('.video-timeline').hover();
}

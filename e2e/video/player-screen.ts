import type { Locator, Page } from 'playwright-core';
import { eventually, play } from '../browser.ts';
import { button, main } from '../locators.ts';

export const video = (page: Page): Locator => main(page).locator('video');

export const seek = (page: Page, seconds: number): Promise<void> =>
  video(page).evaluate((video: HTMLVideoElement, to) => void (video.currentTime = to), seconds);

/** Shows the controls, which hide while the video plays. */
const wakeControls = (page: Page) => video(page).hover({ position: { x: 200, y: 100 }, force: true });

/** In seconds: from anywhere in a segment of a stream, which has four, to behind the next one. */
const BEHIND_NEXT_SEGMENT = 10;

/**
 * Chooses a quality in the player's menu, by its height; ends when it is shown, further on, and plays. It is chosen in a pause: how soon
 * a video changes while it plays goes by what hls.js makes of the line, which a machine that stands still for a moment spoils.
 */
export async function chooseQuality(page: Page, height: number): Promise<void> {
  await video(page).evaluate((video: HTMLVideoElement) => video.pause());
  await wakeControls(page);
  const settings = button(page, 'Settings');
  await settings.click();
  await page.getByRole('menuitemradio', { name: `${height}p`, exact: true }).click();
  // The segment after the one that is shown may be on its way already.
  await video(page).evaluate(
    (video: HTMLVideoElement, by) => void (video.currentTime += by),
    BEHIND_NEXT_SEGMENT,
  );
  const shown = () => video(page).evaluate((video: HTMLVideoElement) => video.videoHeight);
  await eventually(shown).toBe(height);
  await page.keyboard.press('Escape');
  // As long as the menu has the focus, keys are for it.
  await eventually(() => settings.evaluate((sign) => sign === document.activeElement)).toBe(true);
  await play(page);
}

/** Points at the time line, as somebody does who looks for a place in the video. */
export async function scrub(page: Page): Promise<void> {
  await wakeControls(page);
  await main(page).locator('.video-timeline').hover();
}

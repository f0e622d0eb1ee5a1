// @slow client/src/player
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { currentTime, eventually, useBrowser } from '../browser.ts';
import { button, main, title } from '../locators.ts';
import { register } from '../people.ts';
import { useOnce } from '../windows.ts';

const COURSE = '/courses/bread-at-home-one-honest-loaf';
const LECTURE = 'Flour, water, salt, yeast';
/** A position, in seconds, with speech. */
const SPOKEN_AT = 6;

/** In CSS pixels. */
const PHONES_ON_THEIR_SIDE = [
  [667, 375],
  [740, 360],
  [844, 390],
] as const;

const { newPage } = useBrowser();

/** Contrast of two relative luminances (WCAG 2.2). */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** The lowest contrast of the player's icons and time line with their surroundings, measured by pixels. */
async function lowestContrast(page: Page): Promise<number> {
  const icons = await main(page)
    .locator('.video-bar button:visible svg')
    .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().toJSON() as Box));
  const line = await main(page).locator('.video-timeline').boundingBox();
  if (!line) throw new Error('No time line on the screen');
  // The unplayed and the played part.
  const lines = [0.9, 0.1].map((share) => ({ ...line, x: line.x + line.width * share, width: 1 }));
  const screen = await page.screenshot();
  const found = await Promise.all(
    [...icons, ...lines].map(async (box) => {
      const pixels = await luminances(screen, box);
      return contrast(Math.max(...pixels), Math.min(...pixels));
    }),
  );
  return Math.min(...found);
}

/** Relative luminances (WCAG 2.2) of the pixels of a part of a picture. */
async function luminances(picture: Buffer, { x, y, width, height }: Box): Promise<number[]> {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const part = { left, top, width: Math.ceil(width), height: Math.ceil(height) };
  const { data, info } = await sharp(picture)
    .extract(part)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = (value = 0) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return Array.from({ length: info.width * info.height }, (_, index) => {
    const [red, green, blue] = data.subarray(index * info.channels);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
}

it('shows its controls on a white slide, in forced colours, and within a phone in landscape', async () => {
  const page = await newPage();
  useOnce(page);
  await register(page);
  await page.goto(COURSE);
  await main(page).getByRole('listitem').getByRole('link', { name: LECTURE }).click();
  await title(page, LECTURE).waitFor();
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
  // While paused, it keeps them visible.
  await page.keyboard.press('k');
  await button(page, 'Play').waitFor();
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration / 3;
    video.style.filter = 'brightness(0) invert(1)';
  });
  await eventually(() => lowestContrast(page)).toBeGreaterThanOrEqual(3);
  await page.emulateMedia({ forcedColors: 'active' });
  await eventually(() => lowestContrast(page)).toBeGreaterThanOrEqual(3);
  const current = page.getByRole('region', { name: 'Lectures' }).getByRole('link', { name: LECTURE });
  expect(await current.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');

  await page.emulateMedia({ forcedColors: 'none' });
  await page
    .locator('video')
    .evaluate((video: HTMLVideoElement, second) => void (video.currentTime = second), SPOKEN_AT);
  await page.keyboard.press('c');
  const cue = main(page).locator('.video-captions [data-part="cue"]');
  const menu = page.getByRole('menu');
  for (const [width, height] of PHONES_ON_THEIR_SIDE) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const isInView = (all: Locator) =>
      all.evaluateAll(
        (elements) =>
          elements.length > 0 &&
          elements
            .map((element) => element.getBoundingClientRect())
            .every(
              ({ top, bottom, left, right }) =>
                top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth,
            ),
      );
    await eventually(() => isInView(main(page).locator('.video-bar button:visible'))).toBe(true);
    await eventually(() => isInView(cue)).toBe(true);
    await button(page, 'Settings').click();
    await menu.waitFor();
    await eventually(() => isInView(menu)).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  }
});

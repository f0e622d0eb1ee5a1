import { beforeAll, describe, expect, it } from 'vitest';
import { isExhaustive } from '#testing/sample.ts';
import { accessibilityViolations, settled, useBrowser } from './browser.ts';
import { addressesOf, overflowOf, SCREENS, show, type Addresses } from './screens.ts';

const { look, open, openAs } = useBrowser();

/** What everybody sees, and an admin every day. */
const IMPORTANT = new Set([
  'home',
  'courses',
  'a course for a visitor',
  'login',
  'checkout',
  'a lecture',
  'certificates',
  'about',
  'profile of a subscriber',
  'dashboard',
  'members',
  'settings',
]);

let addresses: Addresses;
beforeAll(async () => {
  addresses = await addressesOf(await openAs('admin'));
});

describe.each(SCREENS.filter(({ name }) => isExhaustive || IMPORTANT.has(name)))(
  '$name, from right to left',
  (screen) => {
    it.each([1280, 375])('has no accessibility fault and no sideways scrolling, at %d px', async (width) => {
      const page = await show(look, screen, addresses);
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      await settled(page);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
  },
);

it('comes in from the side that a line ends at', async () => {
  const page = await open('/', { width: 375 });
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = await page.getByRole('dialog').boundingBox();
  expect(menu?.x).toBe(0);
});

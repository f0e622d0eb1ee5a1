// @slow client/src/features/school client/src/forms
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { settled, useBrowser } from './browser.ts';
import { button, field } from './locators.ts';

const { openAs } = useBrowser();

/** How many pixels of the focused control are below the upper edge of the bar. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-unsaved]')?.getBoundingClientRect();
    const focused = document.activeElement;
    if (!bar || !focused || focused.closest('[data-unsaved]')) return 0;
    return Math.max(0, Math.min(focused.getBoundingClientRect().bottom, window.innerHeight) - bar.top);
  });

it.each([
  [390, 844],
  [1440, 900],
])(
  'unsaved settings have their buttons in view, and cover no focused field (%i px)',
  async (width, height) => {
    const page = await openAs('admin', '/admin/settings');
    await page.setViewportSize({ width, height });
    const name = field(page, 'Name');
    await name.waitFor();
    expect(await button(page, 'Discard').count()).toBe(0);
    await name.fill('Harbour');
    for (const label of ['Save settings', 'Discard']) {
      const box = await button(page, label).boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    await settled(page);
    expect(await violationsInColourSchemes(page)).toEqual([]);

    await name.focus();
    // Through all fields, to the button at the end.
    const stops: number[] = [];
    for (let steps = 0; steps < 60; steps++) {
      await page.keyboard.press('Tab');
      stops.push(await covered(page));
      if (await page.evaluate(() => document.activeElement?.textContent === 'Save settings')) break;
    }
    expect(stops.length).toBeLessThan(60);
    expect(Math.max(...stops)).toBe(0);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await button(page, 'Discard').waitFor({ state: 'detached' });
    expect(await name.inputValue()).not.toBe('Harbour');
  },
);

// @slow client/src/player
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { currentTime, eventually, useBrowser } from './browser.ts';
import { send } from './courses.ts';
import { choose, expectFocus, goByMenu, tabTo } from './keyboard.ts';
import { button, cards, main } from './locators.ts';
import { register } from './people.ts';
import { COURSE } from './screens.ts';

const { newPage } = useBrowser();

it('moves to both ends of a video, and turns off single-key shortcuts that other software uses', async () => {
  const page = await newPage();
  await register(page);
  await page.goto(`${COURSE}/lectures`);
  const position = main(page).getByRole('slider', { name: 'Position' });
  await position.waitFor({ state: 'attached' });
  const video = main(page).locator('video');
  const duration = () => video.evaluate((element: HTMLVideoElement) => element.duration || 0);
  await eventually(duration).toBeGreaterThan(1);
  // Two keys at once, faster than the player's library reports one.
  await position.evaluate((element) => {
    for (const key of ['End', 'Home'])
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await eventually(() => currentTime(page)).toBeLessThan(1);
  await position.focus();
  await page.keyboard.press('End');
  await eventually(() => currentTime(page)).toBeGreaterThan((await duration()) - 1);
  await page.keyboard.press('Home');
  await eventually(() => currentTime(page)).toBeLessThan(1);

  const isMuted = () => video.evaluate((element: HTMLVideoElement) => element.muted);
  await page.keyboard.press('m');
  await eventually(isMuted).toBe(true);
  // Two presses at once again.
  await video.evaluate((element) => {
    const key = () => new KeyboardEvent('keydown', { key: 'm', bubbles: true });
    for (let time = 0; time < 2; time++) element.dispatchEvent(key());
  });
  expect(await isMuted()).toBe(true);
  await page.keyboard.press('m');
  await eventually(isMuted).toBe(false);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await choose(page, dialog.getByLabel('Speed'), '1.5');
  await tabTo(page, dialog.getByLabel('Autoplay next lecture'));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('Single-key shortcuts'));
  await page.keyboard.press('Space');
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.keyboard.press('?');
  // A key takes effect at once: this one comes after the others.
  await page.keyboard.press('ArrowRight');
  await eventually(() => currentTime(page)).toBeGreaterThan(4);
  expect(await isMuted()).toBe(false);
  expect(await dialog.isVisible()).toBe(false);

  // They are also off on another device.
  const isKept = async () => {
    const { me } = await send<{ me: { playerSettings: object | null } }>(page, KEYS, {});
    return me.playerSettings;
  };
  await eventually(isKept).toEqual({ hasCharacterKeys: false, playsNext: false, speed: 1.5 });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await eventually(duration).toBeGreaterThan(1);
  await button(page, 'Settings').click();
  for (const name of ['Single-key shortcuts', 'Autoplay next lecture']) {
    const setting = page.getByRole('group', { name });
    await setting.getByRole('menuitemradio', { name: 'Off', checked: true }).waitFor();
  }
  const speed = () => video.evaluate((element: HTMLVideoElement) => element.playbackRate);
  await eventually(speed).toBe(1.5);

  // They are also off on other pages, and can be turned on without a video.
  await page.goto('/courses');
  const search = page.getByRole('searchbox', { name: 'Search courses' });
  await cards(page).first().waitFor();
  await eventually(() => search.getAttribute('aria-keyshortcuts')).toBeNull();
  await page.keyboard.press('/');
  await tabTo(page, search);
  expect(await search.inputValue()).toBe('');
  await page.evaluate(() => localStorage.clear());
  await goByMenu(page, 'Profile');
  const setting = main(page).getByLabel('Single-key shortcuts');
  await eventually(() => setting.isChecked()).toBe(false);
  await tabTo(page, setting);
  await page.keyboard.press('Space');
  await goByMenu(page, 'All Courses');
  await cards(page).first().waitFor();
  await page.keyboard.press('/');
  await expectFocus(search);
});

const KEYS = '{ me { playerSettings { hasCharacterKeys playsNext speed } } }';

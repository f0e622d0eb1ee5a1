// @slow server/src/caption client/src/features/caption
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { violationsInColourSchemes } from '../axe.ts';
import { currentTime, eventually, play, useBrowser } from '../browser.ts';
import { deleteCourses, makeCourse, uniqueTitle, type MadeCourse } from '../courses.ts';
import { files } from '../files.ts';
import { expectFocus, tabTo } from '../keyboard.ts';
import { button, main, title } from '../locators.ts';

const { openAs } = useBrowser();
const made: MadeCourse[] = [];

afterEach(async () => {
  if (made.length > 0) await deleteCourses(await openAs('admin'), made.splice(0));
});

/** A word that occurs in no other lecture. */
const uniqueWord = () =>
  `quill${Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;

const captions = (...texts: string[]) =>
  ['WEBVTT', ...texts.map((text, index) => `00:${index}0.000 --> 00:${index}8.000\n${text}`)].join('\n\n');

const choose = (page: Page, name: string, content: string) =>
  main(page)
    .getByLabel('Captions file, WebVTT or SRT')
    .setInputFiles({ name, mimeType: 'text/vtt', buffer: Buffer.from(content) });

/** Opens the captions page of a lecture in a new course, as an admin. */
async function openCaptions() {
  const page = await openAs('admin');
  const course = await makeCourse(page, uniqueTitle('Ropework'), ['The bowline']);
  made.push(course);
  await page.goto(`/courses/${course.slug}/lectures`);
  await title(page, 'The bowline').waitFor();
  await page.goto(`${new URL(page.url()).pathname}/captions`);
  await button(page, 'Upload a file').waitFor();
  return { page, course, watchPage: new URL(page.url()).pathname.replace(/\/captions$/, '') };
}

it('are refused with the invalid line, uploaded, edited, and shown beside the video', async () => {
  const { page, watchPage } = await openCaptions();
  await choose(page, 'broken.vtt', 'WEBVTT\n\n00:00.000 -> 00:04.000\nA loop.\n');
  await main(page).getByRole('alert').getByText('Line 3: ').waitFor();

  await choose(page, 'knots.vtt', captions('This is a rope.', 'It wants a loop.', 'Pull it tight.'));
  await page.getByLabel('Text of cue 2').fill('It needs a loop.');
  // Meanwhile the session ends in another tab.
  expect((await page.request.post('/api/v1/user/logout')).status()).toBe(200);
  await button(page, 'Save captions').click();
  const login = page.getByRole('dialog', { name: 'Your session has ended' });
  await login.getByLabel('Password', { exact: true }).fill('Lectern#1');
  await page.keyboard.press('Enter');
  // The toast of the upload has the same text.
  await login.waitFor({ state: 'hidden' });
  await eventually(() => button(page, 'Save captions').isEnabled()).toBe(true);

  await page.goto(watchPage);
  await tabTo(page, main(page).getByRole('radio', { name: 'Lectures', exact: true }));
  await page.keyboard.press('ArrowRight');
  const cue = (text: string) => main(page).getByRole('button', { name: text });
  await tabTo(page, cue('This is a rope.'));
  await page.keyboard.press('ArrowDown');
  await expectFocus(cue('It needs a loop.'));
  await page.keyboard.press('Enter');
  await eventually(() => currentTime(page)).toBeCloseTo(10, 0);
  const isCurrent = (text: string) => cue(text).getAttribute('aria-current');
  await eventually(() => isCurrent('It needs a loop.')).toBe('true');
  await page.locator('video').evaluate((video: HTMLVideoElement) => void (video.currentTime = 19.5));
  await play(page);
  await eventually(() => isCurrent('Pull it tight.')).toBe('true');
  expect(await isCurrent('It needs a loop.')).toBeNull();
});

it('are found in the catalogue, and link to the second of the match', async () => {
  const { page } = await openCaptions();
  const word = uniqueWord();
  await choose(page, 'knots.vtt', captions('This is a rope.', 'It wants a loop.', `We call it ${word}.`));
  await page.getByLabel('Text of cue 3').waitFor();

  const reader = await openAs('subscriber', '/courses');
  await main(reader).getByRole('searchbox', { name: 'Search courses' }).fill(word);
  await main(reader).getByText(`1 lecture for “\u2068${word}\u2069”`).waitFor();
  const hit = main(reader).getByRole('listitem').filter({ hasText: 'The bowline' });
  await hit.getByText(`“We call it ${word}.”`).waitFor();
  await hit.getByText('0:20', { exact: true }).waitFor();
  expect(await hit.locator('mark').allInnerTexts()).toEqual([word]);
  await hit.getByRole('link', { name: 'The bowline' }).click();
  await title(reader, 'The bowline').waitFor();
  await eventually(() => currentTime(reader)).toBeGreaterThan(20.3);
  expect(await currentTime(reader)).toBeLessThan(30);
  expect(await reader.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
});

it('are offered as a draft after a crash before the save', async () => {
  const { page: crashed } = await openCaptions();
  await choose(crashed, 'knots.vtt', captions('This is a rope.', 'It wants a loop.'));
  await crashed.getByLabel('Text of cue 2').fill('It needs a bight.');
  await eventually(() => crashed.evaluate(() => JSON.stringify(localStorage))).toContain('a bight');
  const page = await crashed.context().newPage();
  await page.goto(new URL(crashed.url()).pathname);
  await crashed.close();
  await button(page, 'Restore draft').click();
  await eventually(() => page.getByLabel('Text of cue 2').inputValue()).toBe('It needs a bight.');
  await button(page, 'Save captions').click();
  await page.locator('[data-toast]').getByText('Captions saved').last().waitFor();
  await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a bight');
});

it('are not lost when another admin saves meanwhile, nor by switching the language', async () => {
  const { page } = await openCaptions();
  await choose(page, 'knots.vtt', captions('This is a rope.', 'It wants a loop.'));
  const text = (at: Page) => at.getByLabel('Text of cue 1');
  await text(page).fill('This is my rope.');

  const other = await openAs('admin', new URL(page.url()).pathname);
  await text(other).fill('This is their rope.');
  await button(other, 'Save captions').click();
  await main(page).getByText('Another admin changed these captions while you were editing').waitFor();
  expect(await text(page).inputValue()).toBe('This is my rope.');

  await button(page, 'Add a language or file').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await button(page, 'Save captions').click();
  await main(page).getByText('Save again to overwrite the other version').waitFor();
  await button(page, 'Save captions').click();
  await button(other, 'Show the other version').click();
  await eventually(() => text(other).inputValue()).toBe('This is my rope.');
});

it('are edited beside chapters, which are written to the description and shown by the player', async () => {
  const { page, watchPage } = await openCaptions();
  await main(page).getByRole('link', { name: 'Chapters' }).click();
  await button(page, 'Add a chapter here').click();
  await expectFocus(page.getByLabel('Title of chapter 1', { exact: true }));
  await page.keyboard.type('What a bowline is');
  await button(page, 'Save chapters').click();
  await main(page).getByText('Add at least two chapters').first().waitFor();
  await page.locator('video').evaluate((video: HTMLVideoElement) => void (video.currentTime = 12));
  await eventually(() => currentTime(page)).toBeCloseTo(12, 0);
  await button(page, 'Add a chapter here').click();
  await expectFocus(page.getByLabel('Title of chapter 2', { exact: true }));
  await page.keyboard.type('Tying it');
  expect(await violationsInColourSchemes(page)).toEqual([]);
  expect(await page.getByLabel('Start of chapter 2').inputValue()).toBe('0:12');
  await button(page, 'Save chapters').click();
  await page.locator('[data-toast]').getByText('Chapters saved').last().waitFor();

  await page.goto(watchPage);
  await main(page).getByText('0:12').first().waitFor();
  await main(page).getByText('Tying it').first().waitFor();
  await page.locator('.video-chapter-mark').first().waitFor({ state: 'attached' });
});

it('and the poster of the lecture can be chosen: a file, or a frame of the preview', async () => {
  const { page } = await openCaptions();
  await main(page).getByRole('link', { name: 'Edit lecture' }).click();
  const poster = () => page.getByLabel('Preview of The bowline').getAttribute('poster');
  await main(page).locator('[data-state=READY]').waitFor();
  const made = await poster();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose a poster').click();
  await (await chooser).setFiles(files.thumbnail);
  await page.locator('[data-toast]').getByText('Poster saved').waitFor();
  await eventually(poster).not.toBe(made);
  const chosen = await poster();
  await play(page);
  await button(page, 'Use this frame as poster').click();
  await eventually(poster).not.toBe(chosen);
  expect(await violationsInColourSchemes(page)).toEqual([]);
});

it('and the preview plays after its link has expired', async () => {
  const { page } = await openCaptions();
  await main(page).getByRole('link', { name: 'Edit lecture' }).click();
  await main(page).locator('[data-state=READY]').waitFor();
  const preview = page.getByLabel('Preview of The bowline');
  await page.route(/\.mp4\?/, (route) => route.fulfill({ status: 403 }), { times: 1 });
  await preview.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 5;
    void video.play().catch(() => undefined);
  });
  await eventually(() => preview.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(5);
});

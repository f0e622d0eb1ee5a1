// @slow client/src/features/file server/src/file server/src/upload
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, useBrowser } from './browser.ts';
import { makeCourse, uniqueTitle } from './courses.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { button, field, main } from './locators.ts';

const { openAs } = useBrowser();

const section = (page: Page) => main(page).getByRole('region', { name: 'Files' });
const names = (page: Page) => section(page).getByRole('listitem').locator('bdi').allInnerTexts();
const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text }).first();

/** The smallest PDF that browsers show. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
trailer<</Root 1 0 R>>
`;

it('are added, named, ordered, deleted and restored by an admin, and downloaded by a subscriber', async () => {
  const admin = await openAs('admin', '/denied');
  const course = await makeCourse(admin, uniqueTitle('Knots'), ['Bowline']);
  await admin.goto(`/courses/${course.slug}/edit`);
  const file = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) });
  await section(admin)
    .locator('input[type=file]')
    .setInputFiles([file('slides.pdf', PDF), file('rope.txt', 'Hemp.'), file('broken.pdf', 'no PDF')]);
  await toast(admin, 'The content of this file does not match its extension .pdf').waitFor();
  await eventually(() => names(admin)).toEqual(['slides.pdf', 'rope.txt']);
  expect(await violationsInColourSchemes(admin)).toEqual([]);

  await pressOn(admin, button(admin, 'Move rope.txt up'));
  await eventually(() => names(admin)).toEqual(['rope.txt', 'slides.pdf']);
  await pressOn(admin, button(admin, 'Rename or move rope.txt'));
  await typeInto(admin, field(admin, 'File name'), 'Rope.txt');
  await pressOn(admin, button(admin, 'Save file'));
  await eventually(() => names(admin)).toEqual(['Rope.txt', 'slides.pdf']);
  await pressOn(admin, button(admin, 'Delete Rope.txt'));
  await eventually(() => names(admin)).toEqual(['slides.pdf']);
  await pressOn(admin, toast(admin, 'File deleted').getByRole('button', { name: 'Undo' }));
  await eventually(() => names(admin)).toEqual(['Rope.txt', 'slides.pdf']);

  const learner = await openAs('subscriber', `/courses/${course.slug}`);
  await eventually(() => names(learner)).toEqual(['Rope.txt', 'slides.pdf']);
  expect(await violationsInColourSchemes(learner)).toEqual([]);
  const downloading = learner.waitForEvent('download');
  await pressOn(learner, button(learner, 'Download Rope.txt'));
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Rope.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe('Hemp.');
  // Not every build of Chromium has a viewer for PDF.
  const opening = learner
    .context()
    .waitForEvent('response', (response) => response.url().endsWith('&inline=1'));
  await pressOn(learner, button(learner, 'Open slides.pdf in a new tab'));
  expect(await (await opening).headerValue('content-disposition')).toMatch(/^inline; filename="slides.pdf"/);
  const archiving = learner.waitForEvent('download');
  await pressOn(learner, button(learner, 'Download all files (ZIP)'));
  const archive = await archiving;
  expect(archive.suggestedFilename()).toMatch(/^Knots.*\.zip$/);
  expect(await archive.failure()).toBeNull();
});

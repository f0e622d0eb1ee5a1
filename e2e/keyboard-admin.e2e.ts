import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { useBrowser } from './browser.ts';
import { uniqueTitle } from './courses.ts';
import { files } from './files.ts';
import {
  answerQuestion,
  expectFocus,
  goByMenu,
  openPicker,
  pickFile,
  pressOn,
  typeInto,
} from './keyboard.ts';
import { button, field, link, main, title } from './locators.ts';

const { openAs } = useBrowser();

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text }).first();

/** One test per task of the admin's journey, without a mouse. */
it('creates a draft with a title, completes and publishes it, adds lectures, and views the sales', async () => {
  const courseTitle = uniqueTitle('Splicing');
  const page = await openAs('admin', '/');
  await goByMenu(page, 'Create New Course');
  await at(page, '/course/create');
  await typeInto(page, field(page, 'Title'), courseTitle);
  const note = await button(page, 'Create course').getAttribute('aria-describedby');
  expect(await page.locator(`[id="${note}"]`).innerText()).toContain('before it has any lectures to watch');
  await pressOn(page, button(page, 'Save as draft'));
  // The work continues on the edit page.
  await page.waitForURL(/\/edit$/);
  await pressOn(page, link(page, 'View course'));
  await main(page)
    .getByText(/To publish it, add/)
    .waitFor();
  await pressOn(page, link(page, 'Preview'));
  await pressOn(page, link(page, 'Exit preview'));
  await pressOn(page, link(page, 'Add missing details'));
  await page.waitForURL(/\/edit$/);

  // The missing fields are reported, and the first one has the focus.
  await typeInto(page, field(page, 'Instructor'), 'Rita Rope');
  await pressOn(page, button(page, 'Publish'));
  await main(page).getByText('All Fields are mandatory').first().waitFor();
  await expectFocus(field(page, 'Thumbnail'));
  expect(await field(page, 'Instructor').inputValue()).toBe('Rita Rope');
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await openPicker(page, files.thumbnail);
  await typeInto(page, field(page, 'Category'), 'Sailing');
  await typeInto(page, field(page, 'Description'), 'Rope that grows longer.');
  await pressOn(page, button(page, 'Publish'));
  const question = page.getByRole('alertdialog', { name: 'Publish the course as it is?' });
  await question.getByText('The course has no lectures yet, so there is nothing to watch.').waitFor();
  await answerQuestion(page, 'Publish anyway');
  await toast(page, 'Course published').waitFor();

  await pressOn(page, link(page, 'Add new lecture'));
  await title(page, 'Add new lecture').waitFor();
  await typeInto(page, field(page, 'Title'), 'The short splice');
  await typeInto(page, field(page, 'Description'), 'Two ropes become one.');
  await pickFile(page, field(page, 'Video'), files.video);
  await pressOn(page, main(page).getByRole('button', { name: /^(add|upload)/i }));
  await toast(page, 'Lecture added successfully').waitFor();
  await page.waitForURL(/\/edit$/);
  await link(page, 'Add new lecture').waitFor();
  await main(page)
    .getByRole('link', { name: /The short splice/ })
    .waitFor();

  // Multiple videos become drafts. Uses the file picker of browsers without file handles.
  await page.evaluate(() => Reflect.deleteProperty(window, 'showOpenFilePicker'));
  await pickFile(page, button(page, 'Add multiple videos'), files.video);
  await page.getByRole('region', { name: 'Uploads' }).getByText('1 video uploaded').waitFor();
  await pressOn(page, button(page, 'Publish the draft'));
  await toast(page, 'Lecture published').waitFor();

  await goByMenu(page, 'Admin Dashboard');
  await title(page, 'Admin Dashboard').waitFor();
  const table = main(page).getByRole('table', { name: 'Courses Overview' });
  const lectures = table
    .getByRole('row', { name: courseTitle })
    .getByRole('cell', { name: '2', exact: true });
  await lectures.waitFor();
  const year = new Date().getUTCFullYear();
  const download = page.waitForEvent('download');
  await pressOn(page, button(page, `Download the monthly sales of ${year} as CSV`));
  const months = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(months).toHaveLength(13);
});

import { expect, it } from 'vitest';
import { expectPlaying, recordOperations, useBrowser } from './browser.ts';
import { files } from './files.ts';

const { open, openAs } = useBrowser();

it('lets an admin create a course, upload a lecture that plays, and delete both, without a list being fetched again', async () => {
  const title = `Knots for Sailors ${Date.now()}`;
  const page = await openAs('admin', '/courses');
  await page
    .getByRole('heading', { name: /Bread at Home/ })
    .first()
    .waitFor();
  const operations = recordOperations(page);

  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('dialog').getByText('Create New Course').click();
  await page.waitForURL(/\/course\/create/);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByLabel('Instructor').fill('Rita Rope');
  await page.getByLabel('Category').fill('Sailing');
  await page.getByLabel('Description').fill('Six knots that hold, and how to untie them again.');
  await page.locator('input[type=file]').setInputFiles(files.thumbnail);
  operations.length = 0;
  await page.getByRole('button', { name: /create/i }).click();
  await page.getByText('Course created successfully').waitFor();
  await page.waitForURL(/\/courses$/);
  await page.getByRole('heading', { name: title }).waitFor();
  expect(operations).toEqual(['upload']);

  await page.getByRole('heading', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page
    .getByRole('link', { name: /add (new |a )?lecture/i })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Title' }).fill('The bowline');
  await page.getByLabel('Description').fill('A loop that never slips.');
  await page.locator('input[type=file]').setInputFiles(files.video);
  operations.length = 0;
  await page.getByRole('button', { name: /add|upload/i }).click();
  await page.getByText('Lecture added successfully').waitFor();
  await page.getByText('The bowline').first().waitFor();
  // The picture of the video follows as soon as that is ready, which may be by now.
  expect(operations.filter((name) => name !== 'upload')).toEqual(['StartLecture']);

  await page.getByRole('link', { name: 'Watch Lectures' }).first().click();
  await page.waitForURL(/\/lectures\//);
  await expectPlaying(page);

  operations.length = 0;
  await page
    .getByRole('button', { name: /delete lecture/i })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /delete/i })
    .click();
  await page.getByText('Lecture deleted successfully').waitFor();
  expect(operations).toEqual(['DeleteLecture']);

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  operations.length = 0;
  await page.getByRole('button', { name: /delete course/i }).click();
  await page.getByRole('alertdialog').getByText('Are you sure you want to delete the course ?').waitFor();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /delete/i })
    .click();
  await page.getByText('Course Deleted Successfully').waitFor();
  await page.waitForURL(/\/courses$/);
  await page
    .getByRole('heading', { name: /Bread at Home/ })
    .first()
    .waitFor();
  expect(await page.getByRole('heading', { name: title }).count()).toBe(0);
  expect(operations).toEqual(['DeleteCourse']);

  const visitor = await open('/courses');
  await visitor
    .getByRole('heading', { name: /Bread at Home/ })
    .first()
    .waitFor();
  expect(await visitor.getByRole('heading', { name: title }).count()).toBe(0);
});

it('refuses a file that is no video, keeps what was typed and adds nothing', async () => {
  const page = await openAs('admin', '/courses');
  await page
    .getByRole('heading', { name: /Bread at Home/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /add (new |a )?lecture/i })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Not a lecture');
  await page.getByLabel('Description').fill('A licence in disguise.');
  await page.locator('input[type=file]').setInputFiles({
    name: 'licence.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('this is no video '.repeat(1000)),
  });
  await page.getByRole('button', { name: /add|upload/i }).click();
  await page.getByText('This file is not a video that a browser can play').first().waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Not a lecture');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Bread at Home/ }).waitFor();
  await page.getByText('Shaping and baking').first().waitFor();
  expect(await page.getByText('Not a lecture').count()).toBe(0);
});

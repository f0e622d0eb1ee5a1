// @slow
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { lecturePublishingTexts } from '#shared/lecture-publishing.ts';
import { definitions } from '#shared/statistics.ts';
import { eventually, expectPlaying, recordOperations, settled, useBrowser } from './browser.ts';
import { makeCourse, uniqueTitle } from './courses.ts';
import { files } from './files.ts';
import { expectFocus } from './keyboard.ts';
import { button, main } from './locators.ts';

const { open, openAs } = useBrowser();

it('lets an admin create a course, upload a lecture that plays, and delete both, without refetching a list', async () => {
  const title = `Knots for Sailors ${Date.now()}`;
  const page = await openAs('admin', '/courses');
  await page
    .getByRole('heading', { name: /Bread at Home/ })
    .first()
    .waitFor();
  const operations = recordOperations(page);
  // The side bar of admin pages asks for its counts, possibly after the page below it is used.
  const withoutCounts = () => operations.filter((name) => name !== 'AdminCounts');

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
  expect(withoutCounts()).toEqual(['upload']);

  await page.getByRole('heading', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  // All that the page asks for, so that it asks for nothing again later.
  await settled(page);
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
  // The tray captures the poster from the file and uploads it later, even after all that follows.
  const besidePictures = () => withoutCounts().filter((name) => name !== 'upload');
  expect(besidePictures()).toEqual(['StartLecture']);

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
  expect(besidePictures()).toEqual(['DeleteLecture']);

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
  // The page of the course, which is being left, has its title and may suggest others.
  await eventually(() => page.getByRole('heading', { name: title }).count()).toBe(0);
  expect(besidePictures()).toEqual(['DeleteCourse']);

  const visitor = await open('/courses');
  await visitor
    .getByRole('heading', { name: /Bread at Home/ })
    .first()
    .waitFor();
  expect(await visitor.getByRole('heading', { name: title }).count()).toBe(0);
});

it('refuses a file that is not a video, keeps the input and adds no lecture', async () => {
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
  await page.getByText('This file is not a video that can be played').first().waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Not a lecture');
  await page.goBack();
  // A dialog prevents losing the input by mistake.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /Bread at Home/ }).waitFor();
  await page.getByText('Shaping and baking').first().waitFor();
  expect(await page.getByText('Not a lecture').count()).toBe(0);
});

it('keeps videos added to a published course as drafts until an admin publishes them, and can unpublish them', async () => {
  const page = await openAs('admin', '/');
  const course = await makeCourse(page, uniqueTitle('Ropework'));
  const visitor = await open('/about');
  const seen = async () => {
    await visitor.goto(`/courses/${course.slug}`);
    await main(visitor).getByRole('heading', { name: 'Lectures', exact: true }).waitFor();
    return main(visitor).getByRole('region', { name: 'Lectures' }).getByRole('listitem').count();
  };
  // Uses the file picker of browsers without file handles.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker'));
  await page.goto(`/courses/${course.slug}/edit`);
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Add multiple videos').click();
  await (await chooser).setFiles([files.video, files.video]);
  const drafts = main(page).getByRole('group', { name: 'Drafts' });
  await drafts.getByText('2 lectures are drafts. Only admins can see them.').waitFor();
  await eventually(() => main(page).locator('[data-state=UPLOADING]').count()).toBe(0);
  expect(await seen()).toBe(0);

  // The home page lists them.
  await page.goto('/');
  await main(page)
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('link', { name: /^2 Draft lectures in published courses, starting with Ropework/ })
    .click();
  await page.waitForURL(new RegExp(`/courses/${course.slug}/edit$`));
  await main(page).getByRole('checkbox', { name: 'Select 1', exact: true }).first().check();
  const selected = main(page).getByRole('group', { name: 'Selected lectures' });
  await selected.getByRole('button', { name: 'Publish', exact: true }).click();
  await drafts.getByText('1 lecture is a draft. Only admins can see it.').waitFor();
  const undo = page.locator('[data-toast]').getByRole('button', { name: 'Undo', exact: true });
  // A toast stays while the pointer is on it.
  await undo.hover();
  expect(await seen()).toBe(1);
  await undo.click();
  await drafts.getByText('2 lectures are drafts. Only admins can see them.').waitFor();
  expect(await seen()).toBe(0);

  const later = drafts.getByRole('button', { name: 'Publish later', exact: true });
  await later.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expectFocus(later);
  await later.click();
  await page.getByLabel('Date and time').fill('2001-01-01T09:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByRole('dialog').getByText('Choose a time in the future').waitFor();
  await page.getByLabel('Date and time').fill('2099-01-01T09:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click();
  await eventually(() => main(page).getByText('Scheduled for Jan 1, 2099').count()).toBe(2);
  expect(await seen()).toBe(0);

  // The page of a lecture publishes it, unpublishes it and cancels its schedule.
  await main(page).getByRole('listitem').getByRole('link').first().click();
  await button(page, 'Cancel schedule').click();
  await button(page, 'Cancel schedule').waitFor({ state: 'detached' });
  await button(page, 'Publish').click();
  await button(page, 'Unpublish').waitFor();
  expect(await seen()).toBe(1);
  await button(page, 'Unpublish').click();
  await button(page, 'Publish').waitFor();
  expect(await seen()).toBe(0);

  // A course can be set to publish new lectures immediately.
  await page.goto(`/courses/${course.slug}/edit`);
  await main(page).getByRole('checkbox', { name: lecturePublishingTexts.atOnce }).check();
  await page.getByText(lecturePublishingTexts.savedSetting).first().waitFor();
  const next = page.waitForEvent('filechooser');
  await button(page, 'Add multiple videos').click();
  await (await next).setFiles(files.video);
  await eventually(seen).toBe(1);
});

it('shows recurring revenue and watch time one click from the dashboard, defines the figures, and exports them', async () => {
  const page = await openAs('admin', '/admin/dashboard');
  await page.getByRole('link', { name: 'Statistics', exact: true }).click();
  await page.getByRole('img', { name: /^Bar chart: monthly recurring revenue/ }).waitFor();
  // In January, the demo has hardly been watched in the current year.
  const year = String(new Date().getUTCFullYear() - 1);
  await page.getByRole('combobox', { name: /^Year/ }).selectOption(year);
  await page.getByRole('table', { name: 'Most watched courses' }).getByRole('row').nth(1).waitFor();
  const subscriptions = page.getByRole('region', { name: 'New and ended subscriptions' });
  await subscriptions.getByText('Churn rate', { exact: true }).click();
  await subscriptions.getByText(definitions.churnRate, { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Hours watched as CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`hours-watched-${year}.csv`);

  // The numbers of started and finished courses are compared with the year before, and the export has all courses.
  const watched = page.getByRole('region', { name: 'Most watched courses' });
  expect(await watched.getByText('the year before').count()).toBeGreaterThan(3);
  const list = page.waitForEvent('download');
  await watched.getByRole('button', { name: 'Download the rows of Most watched courses as CSV' }).click();
  expect((await list).suggestedFilename()).toBe(`courses-watched-${year}.csv`);
  const lines = (await readFile(await (await list).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain(',Started,Started the year before,Finished,Finished the year before,');
  expect(lines.length).toBeGreaterThanOrEqual(await watched.getByRole('row').count());
});

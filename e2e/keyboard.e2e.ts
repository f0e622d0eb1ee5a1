// @slow client/src/ui client/src/app
import { expect, it } from 'vitest';
import { currentTime, eventually, useBrowser } from './browser.ts';
import { files } from './files.ts';
import { expectFocus, tabTo } from './keyboard.ts';
import { title } from './locators.ts';

const { open, openAs } = useBrowser();

it('lets a learner log in, find a course and watch it without a mouse', async () => {
  const page = await open('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, page.getByRole('button', { name: /menu/i }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Login' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/login/);

  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('subscriber@example.com');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('Lectern#1');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');

  await tabTo(page, page.getByRole('link', { name: 'Explore Courses' }));
  await page.keyboard.press('Enter');
  // The home page also has links to courses.
  await title(page, 'All Courses').waitFor();
  await tabTo(page, page.getByRole('link', { name: /Light and Exposure/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Watch Lectures' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/lectures\//);

  await tabTo(page, page.getByRole('region', { name: 'Lectures' }).getByRole('link').nth(1));
  await page.keyboard.press('Enter');
  // A chosen lecture plays at once.
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
  const video = page.locator('video');
  await video.focus();
  await page.keyboard.press('Space');
  await eventually(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

it('closes the menu with Escape and restores the focus', async () => {
  const page = await open('/courses');
  const menu = page.getByRole('button', { name: /menu/i });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectFocus(menu);
});

it('focuses Cancel when it asks before a deletion', async () => {
  const page = await openAs('admin', '/courses/light-and-exposure');
  await tabTo(page, page.getByRole('button', { name: /delete course/i }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expectFocus(question.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1, name: 'Light and Exposure' }).waitFor();
});

it('focuses the first invalid field and keeps the input', async () => {
  const page = await open('/signup');
  await page.locator('input[type=file]').setInputFiles(files.portrait);
  await page.getByLabel('Full name').fill('Kim Keys');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('Lectern#7');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter a valid email').first().waitFor();
  await expectFocus(page.getByRole('textbox', { name: 'Email' }));
  expect(await page.getByLabel('Full name').inputValue()).toBe('Kim Keys');
});

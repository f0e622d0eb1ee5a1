// @slow server/src/auth client/src/features/auth client/src/features/profile
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, operationOf, recordOperations, settled, useBrowser } from './browser.ts';
import { deleteCourses, makeCourse, send, uniqueTitle, type MadeCourse } from './courses.ts';
import { files } from './files.ts';
import { GRAPHQL } from './graphql-requests.ts';
import { expectFocus, goByMenu } from './keyboard.ts';
import { button, field, main, title } from './locators.ts';
import { register } from './people.ts';

const { newPage, openAs } = useBrowser();

it('shows a person’s sessions and logs out another device', async () => {
  const page = await newPage();
  const account = await register(page);
  const other = await newPage();
  const login = await other.request.post('/api/v1/user/login', { data: account });
  expect(login.status()).toBe(200);

  await page.goto('/user/profile');
  const devices = main(page).getByRole('region', { name: 'Your devices' });
  await devices.getByText('This device').waitFor();
  await devices.getByRole('button', { name: /^Log out Chrome/ }).click();
  await page.getByText('The device is logged out').first().waitFor();
  await devices.getByRole('button', { name: /^Log out Chrome/ }).waitFor({ state: 'detached' });

  expect((await other.request.get('/api/v1/user/me')).status()).toBe(401);
  expect((await page.request.get('/api/v1/user/me')).status()).toBe(200);
});

it('asks an admin to confirm their identity, and continues the request', async () => {
  const page = await newPage();
  const member = await register(page);
  const admin = await openAs('admin', `/admin/members?search=${member.email}`);
  await main(admin).getByRole('table').getByRole('link').first().click();
  // The server refuses once, as it does ten minutes after the login.
  let isRefused = false;
  await admin.route(GRAPHQL, async (route) => {
    if (isRefused || operationOf(route.request()) !== 'ChangeRole') return route.fallback();
    isRefused = true;
    const refusal = { message: 'Please confirm', extensions: { code: 'CONFIRMATION_REQUIRED' } };
    await route.fulfill({ json: { data: null, errors: [refusal] } });
  });
  const dialog = admin.getByRole('dialog', { name: 'Confirm your identity' });
  const question = admin.getByRole('dialog', { name: 'Make Nora Newcomer an admin?' });
  await button(admin, 'Make admin').click();
  await question.getByLabel('Full name of the new admin').fill('Nora Newcomer');
  await question.getByLabel('Your password', { exact: true }).fill('Lectern#1');
  await admin.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await dialog.getByLabel('Your password', { exact: true }).fill('wrong#1');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('The current password is incorrect').waitFor();
  await dialog.getByLabel('Your password', { exact: true }).fill('Lectern#1');
  await admin.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await button(admin, 'Make user').click();
  await button(admin, 'Make admin').waitFor();
});

const COURSES = 'query ($search: String!) { courses(search: $search) { nodes { id slug title } } }';

/** Ends the session of the page's window, as a logout in another tab does. */
async function logOutElsewhere(page: Page): Promise<void> {
  expect((await page.request.post('/api/v1/user/logout')).status()).toBe(200);
}

it('lets a person whose session has ended log in again in a dialog, and continues their request', async () => {
  const page = await openAs('admin', '/course/create');
  const name = uniqueTitle('Kept');
  await page.locator('input[type=file]').setInputFiles(files.thumbnail);
  await field(page, 'Title').fill(name);
  await field(page, 'Instructor').fill('Rita Rope');
  await field(page, 'Category').fill('Sailing');
  await field(page, 'Description').fill('Six knots that hold.');
  await logOutElsewhere(page);
  await button(page, 'Create course').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish anyway' }).click();

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByText('admin@example.com').waitFor();
  await expectFocus(dialog.getByLabel('Password', { exact: true }));
  expect(await violationsInColourSchemes(page)).toEqual([]);
  // Closing the dialog would lose the input, so neither a key nor a click beside it closes it.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await dialog.getByText('admin@example.com').waitFor();
  await dialog.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('Wr0ng!pass');
  await page.keyboard.press('Enter');
  await dialog.getByText('The email or password is incorrect').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill('Lectern#1');
  await page.keyboard.press('Enter');
  await page.getByText('Course created successfully').waitFor();
  await page.waitForURL(/\/courses$/);

  const { courses } = await send<{ courses: { nodes: MadeCourse[] } }>(page, COURSES, { search: name });
  const made = courses.nodes.filter((course) => course.title === name);
  expect(made).toHaveLength(1);
  await deleteCourses(page, made);
});

const CHANGE_PASSWORD = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';

it('asks for the new password after another device has changed it, and saves the edit', async () => {
  const page = await newPage();
  const { email, password } = await register(page, 'Nora Newcomer');
  const other = await newPage();
  expect((await other.request.post('/api/v1/user/login', { data: { email, password } })).status()).toBe(200);
  await page.goto('/user/editprofile');
  await field(page, 'New picture').setInputFiles(files.thumbnail);
  await field(page, 'Full name').fill('Nora Kept');
  await send(other, CHANGE_PASSWORD, { input: { currentPassword: password, newPassword: 'N3w!secret' } });
  await button(page, 'Save profile').click();

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill('N3w!secret');
  await page.keyboard.press('Enter');
  await main(page).getByRole('heading', { name: 'Nora Kept' }).waitFor();
});

it('offers an unsaved draft after a crash of the browser', async () => {
  const admin = await openAs('admin');
  const course = await makeCourse(admin, uniqueTitle('Moorings'));
  const crashed = await openAs('admin', `/courses/${course.slug}/edit`);
  await field(crashed, 'Description').fill('Where a boat lies quietly.');
  await eventually(() => crashed.evaluate(() => JSON.stringify(localStorage))).toContain('lies quietly');
  await crashed.close();
  const page = await crashed.context().newPage();
  await page.goto(`/courses/${course.slug}/edit`);
  await main(page).getByText('You have an unsaved draft from').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await button(page, 'Restore draft').click();
  await eventually(() => field(page, 'Description').inputValue()).toBe('Where a boat lies quietly.');
  await button(page, 'Save course').click();
  await page.getByText('Course saved').waitFor();
  await page.reload();
  await title(page, 'Edit course').waitFor();
  await eventually(() => field(page, 'Description').inputValue()).toBe('Where a boat lies quietly.');
  expect(await main(page).getByText('You have an unsaved draft from').count()).toBe(0);
  await deleteCourses(admin, [course]);
});

it('asks before a logout loses input, and then leaves none of it in the browser', async () => {
  const page = await openAs('admin', '/course/create');
  const operations = recordOperations(page);
  const question = page.getByRole('alertdialog');
  await field(page, 'Description').fill('Nobody else shall read this.');
  await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Nobody else');
  await goByMenu(page, 'Logout');
  await expectFocus(question.getByRole('button', { name: 'Stay' }));
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await settled(page);
  expect(operations).not.toContain('Logout');
  expect(await field(page, 'Description').inputValue()).toBe('Nobody else shall read this.');

  await goByMenu(page, 'Logout');
  await question.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('You are logged out').waitFor();
  expect(operations).toContain('Logout');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nobody else');
});

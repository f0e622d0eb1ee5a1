// @slow server/src/access client/src/routing
import { expect, it } from 'vitest';
import { eventually, useBrowser } from './browser.ts';
import { field, link, main, title } from './locators.ts';

const { open, openAs } = useBrowser();

it('shows 404 for an unknown address, and Go Back leads home if it was opened first', async () => {
  const page = await open('/nowhere/at/all');
  await page.getByText('404').first().waitFor();
  await page.getByText('Page not found').first().waitFor();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

it('shows 404 for a course that does not exist', async () => {
  const page = await open('/courses/no-such-course');
  await page.getByText('Page not found').first().waitFor();
});

it('shows 403 on a page that the person may not open', async () => {
  const page = await openAs('learner', '/course/create');
  await page.getByText('403').first().waitFor();
  await page.getByText('Access denied').first().waitFor();
  await page.getByRole('button', { name: 'Go Back' }).waitFor();
});

it('shows a learner no admin controls, whatever the browser has stored', async () => {
  const page = await openAs('learner', '/');
  await page.evaluate(() => {
    for (const key of ['role', 'user', 'data', 'session']) localStorage.setItem(key, '{"role":"ADMIN"}');
    localStorage.setItem('role', 'ADMIN');
    localStorage.setItem('isLoggedIn', 'true');
  });
  await page.goto('/course/create');
  await page.waitForURL(/\/denied/);
});

it('returns a visitor after the login to the page that required it', async () => {
  const page = await open('/checkout');
  await page.waitForURL(/\/login/);
  await page.reload();
  await page.getByLabel('Email').fill('learner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Lectern#1');
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.waitForURL(/\/checkout$/);
});

it('redirects a person whose session has ended to the login, unless they log in in the dialog', async () => {
  const page = await openAs('learner', '/checkout');
  const buy = page.getByRole('button', { name: 'Buy Now' });
  await buy.waitFor();
  expect((await page.request.post('/api/v1/user/logout')).status()).toBe(200);
  await buy.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue without logging in' }).click();
  await page.waitForURL(/\/login/);
});

it('passes on the email that was typed at the login', async () => {
  const page = await open('/login');
  await field(page, 'Email').fill('nora@example.com');
  await link(page, 'Forgot your password?').click();
  await title(page, 'Forgot your password?').waitFor();
  await eventually(() => field(page, 'Email').inputValue()).toBe('nora@example.com');
  await page.goBack();
  await title(page, 'Login').waitFor();
  await field(page, 'Email').fill('nora@example.org');
  await link(page, 'Create an account').click();
  await title(page, 'SignUp').waitFor();
  await eventually(() => field(page, 'Email').inputValue()).toBe('nora@example.org');
});

it('validates a picture as soon as it is chosen', async () => {
  const page = await open('/signup');
  const broken = { name: 'portrait.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  const picture = main(page).locator('input[type=file]');
  await picture.setInputFiles(broken);
  await main(page).getByText('This picture cannot be read. Please choose another file').waitFor();
  await eventually(() => picture.getAttribute('aria-invalid')).toBe('true');
  await picture.setInputFiles({ ...broken, name: 'portrait.txt', mimeType: 'text/plain' });
  await main(page).getByText('Unsupported format! Only JPG, JPEG, PNG, and WEBP are allowed.').waitFor();
});

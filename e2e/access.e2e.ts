import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const { open, openAs } = useBrowser();

it('says 404 for an unknown address and leads home from there when nothing came before it', async () => {
  const page = await open('/nowhere/at/all');
  await page.getByText('404').first().waitFor();
  await page.getByText('Page not found').first().waitFor();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

it('says 404 for a course that does not exist', async () => {
  const page = await open('/courses/no-such-course');
  await page.getByText('Page not found').first().waitFor();
});

it('says 403 where somebody may not be', async () => {
  const page = await openAs('learner', '/course/create');
  await page.getByText('403').first().waitFor();
  await page.getByText('Access denied').first().waitFor();
  await page.getByRole('button', { name: 'Go Back' }).waitFor();
});

it('shows a learner nothing of an admin, whatever the browser remembers', async () => {
  const page = await openAs('learner', '/');
  await page.evaluate(() => {
    for (const key of ['role', 'user', 'data', 'session']) localStorage.setItem(key, '{"role":"ADMIN"}');
    localStorage.setItem('role', 'ADMIN');
    localStorage.setItem('isLoggedIn', 'true');
  });
  await page.goto('/course/create');
  await page.waitForURL(/\/denied/);
});

it('brings a visitor who logs in to the page they were sent away from', async () => {
  const page = await open('/checkout');
  await page.waitForURL(/\/login/);
  await page.reload();
  await page.getByLabel('Email').fill('learner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Lectern#1');
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.waitForURL(/\/checkout$/);
});

it('leads somebody whose session has ended elsewhere to the login', async () => {
  const page = await openAs('learner', '/checkout');
  const buy = page.getByRole('button', { name: 'Buy Now' });
  await buy.waitFor();
  expect((await page.request.post('/api/v1/user/logout')).status()).toBe(200);
  await buy.click();
  await page.waitForURL(/\/login/);
});

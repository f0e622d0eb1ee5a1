// @slow client/src/toasts client/src/graphql
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../browser.ts';
import { answer, SERVER_MESSAGE } from './calls.ts';

const { open } = useBrowser();

const toast = (page: Page, kind: 'loading' | 'success' | 'error', text: string) =>
  page.locator(`[data-toast=${kind}]`, { hasText: text }).first();

// Section 8. `client/src/app/call-toasts.test.tsx` checks the texts of every call; these tests check that they reach the screen.

it('a call that does not reach the server shows its fallback text', async () => {
  const page = await open('/contact');
  await answer(page, 'SendContactMessage', 'broken');
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Nora Newcomer');
  await main.getByLabel('Email', { exact: true }).fill('nora@example.com');
  await main.getByLabel('Message', { exact: true }).fill('May my class use this?');
  await main.getByRole('button', { name: /send/i }).click();
  await toast(page, 'error', 'Failed to submit the form').waitFor();
});

it("a call that the server refuses shows the server's message", async () => {
  const page = await open('/login');
  await answer(page, 'Login', 'refused');
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill('learner@example.com');
  await main.getByLabel('Password', { exact: true }).fill('Lectern#1');
  await main.getByRole('button', { name: 'Log in' }).first().click();
  await toast(page, 'error', SERVER_MESSAGE).waitFor();
});

it('a slow call shows its progress until the server answers, and its result', async () => {
  // The list is queried on navigation; a page opened by its address includes it.
  const page = await open('/about');
  const release = await answer(page, 'Courses', 'held');
  await page.getByRole('banner').getByRole('link', { name: 'All Courses' }).click();
  await toast(page, 'loading', 'Loading course data ...').waitFor();
  await release();
  await toast(page, 'success', 'Courses loaded successfully!').waitFor();
  expect(await page.locator('[data-toast=loading], [data-toast=error]').count()).toBe(0);
});

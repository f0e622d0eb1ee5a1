import type { Page } from 'playwright-core';
import { files } from './files.ts';
import { title } from './locators.ts';
import { cards, payWithCard, type Card } from './sandbox-checkout.ts';

let made = 0;

/** Makes an account of its own, for a test that changes it, and ends on the home page. */
export async function signUp(
  page: Page,
  fullName = 'Nora Newcomer',
): Promise<{ email: string; password: string }> {
  const account = {
    email: `newcomer-${process.pid}-${Date.now()}-${++made}@example.com`,
    password: 'Secr3t!pw',
  };
  await page.goto('/signup');
  await page.locator('input[type=file]').setInputFiles(files.portrait);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Full name').fill(fullName);
  await page.getByRole('button', { name: 'Create account' }).click();
  // The focus follows the screen: whoever goes on by keyboard before it is there would lose it.
  await untilHome(page);
  return account;
}

/** Waits for the home page itself; its address comes before it. */
export async function untilHome(page: Page): Promise<void> {
  await title(page, 'Take a seat in every course').waitFor();
}

/** Pays for the person at the page, on the sandbox's page, and ends on the success screen. */
export async function subscribe(page: Page, card: Card = cards.succeeds): Promise<void> {
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await payWithCard(page, card);
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
}

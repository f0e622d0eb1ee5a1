import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { send } from './courses.ts';
import { files } from './files.ts';
import { title } from './locators.ts';
import { cards, payWithCard, type Card } from './sandbox-checkout.ts';

interface Account {
  email: string;
  password: string;
}

let made = 0;

/** What nobody has logged in with before. */
const newAccount = (): Account => ({
  email: `newcomer-${process.pid}-${Date.now()}-${++made}@example.com`,
  password: 'Secr3t!pw',
});

/** Makes an account, for a test that changes it, and logs the page's window in; what it shows stays as it is. */
export async function register(page: Page, fullName = 'Nora Newcomer'): Promise<Account> {
  const account = newAccount();
  const avatar = { name: 'portrait.png', mimeType: 'image/png', buffer: await readFile(files.portrait) };
  const response = await page.request.post('/api/v1/user/register', {
    multipart: { ...account, fullName, avatar },
    // From a network of their own, or all files of a school together would be too many for one.
    headers: { 'x-forwarded-for': `10.0.${made >> 8}.${made & 255}` },
  });
  expect(response.status()).toBe(200);
  return account;
}

const START = 'mutation { startCheckout { id url } }';
const CONFIRM = 'mutation ($id: ID!) { confirmCheckout(sessionId: $id) { subscription { status } } }';

/** What the sandbox's payment form sends for a card that succeeds. */
const PAYMENT = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  cardName: 'Nora Newcomer',
};

/** Buys a subscription for the person at the page; what it shows stays as it is. */
export async function buy(page: Page): Promise<void> {
  const { startCheckout } = await send<{ startCheckout: { id: string; url: string } }>(page, START, {});
  await page.request.post(startCheckout.url, { form: PAYMENT });
  const { confirmCheckout } = await send<{ confirmCheckout: { subscription: { status: string } } }>(
    page,
    CONFIRM,
    { id: startCheckout.id },
  );
  expect(confirmCheckout.subscription.status).toBe('ACTIVE');
}

/** Makes an account on the screen for that, and ends on the home page. */
export async function signUp(page: Page, fullName = 'Nora Newcomer'): Promise<Account> {
  const account = newAccount();
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

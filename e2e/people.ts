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

/** Credentials of a new account. */
const newAccount = (): Account => ({
  email: `newcomer-${process.pid}-${Date.now()}-${++made}@example.com`,
  password: 'Secr3t!pw',
});

/** Creates an account, for a test that changes it, and logs in the page's window; the page itself does not change. */
export async function register(page: Page, fullName = 'Nora Newcomer'): Promise<Account> {
  const account = newAccount();
  const avatar = { name: 'portrait.png', mimeType: 'image/png', buffer: await readFile(files.portrait) };
  const response = await page.request.post('/api/v1/user/register', {
    multipart: { ...account, fullName, avatar },
    // A network address of its own, because all files of a school share a rate limit otherwise.
    headers: { 'x-forwarded-for': `10.0.${made >> 8}.${made & 255}` },
  });
  expect(response.status()).toBe(200);
  return account;
}

const START = 'mutation { startCheckout { id url } }';
const CONFIRM = 'mutation ($id: ID!) { confirmCheckout(sessionId: $id) { subscription { status } } }';

/** The sandbox payment form's fields for a card that succeeds. */
const PAYMENT = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  cardName: 'Nora Newcomer',
};

/** Buys a subscription for the person at the page; the page itself does not change. */
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

/** Creates an account on the signup screen and ends on the home page. */
export async function signUp(
  page: Page,
  fullName = 'Nora Newcomer',
  given: Partial<Account> = {},
): Promise<Account> {
  const account = { ...newAccount(), ...given };
  await page.goto('/signup');
  await page.locator('input[type=file]').setInputFiles(files.portrait);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Full name').fill(fullName);
  await page.getByRole('button', { name: 'Create account' }).click();
  // The focus moves to the new screen: a key pressed before would be lost.
  await untilHome(page);
  return account;
}

/** Waits for the content of the home page; its address changes earlier. */
export async function untilHome(page: Page): Promise<void> {
  await title(page, 'Take a seat in every course').waitFor();
}

/** Buys a subscription for the person at the page, on the sandbox's page, and ends on the success screen. */
export async function subscribe(page: Page, card: Card = cards.succeeds): Promise<void> {
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await payWithCard(page, card);
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
}

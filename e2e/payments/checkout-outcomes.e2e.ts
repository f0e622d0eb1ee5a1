// @slow server/src/payment sandbox/stripe client/src/features/payment
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from '../axe.ts';
import { eventually, play, useBrowser } from '../browser.ts';
import { button, link, title } from '../locators.ts';
import { readMail } from '../mailbox.ts';
import { register, subscribe } from '../people.ts';
import { cards, payWithCard, untilAtPayment } from '../sandbox-checkout.ts';
import { paymentControl } from './payment-control.ts';
import {
  COURSE,
  expectLocked,
  heading,
  openLecture,
  region,
  textOn,
  watch,
  withoutReturning,
} from './screens.ts';

const { newPage, open, origin } = useBrowser();
const control = paymentControl(origin);

/** Starts a checkout as the person at the page and stops on the sandbox's page. Returns its address. */
async function beginToPay(page: Page): Promise<string> {
  await page.goto('/checkout');
  await button(page, 'Buy Now').click();
  await untilAtPayment(page);
  return page.url();
}

it('offers a visitor the next lecture at the end of a free one, and returns to it after the login', async () => {
  const page = await open(`${COURSE}/lectures`);
  await play(page);
  await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => void (video.currentTime = video.duration - 0.2));
  await textOn(page, 'This lecture was free.').waitFor();
  await textOn(page, 'Next: Mixing and folding').waitFor();
  await textOn(page, '$499 for 1 year').waitFor();
  await textOn(page, '100% refund within 14 days').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  const subscribe = (await link(page, 'Subscribe').getAttribute('href')) ?? '';
  await link(page, 'Log in').click();
  await page.getByLabel('Email').fill('subscriber@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Lectern#1');
  await button(page, 'Log in').click();
  await title(page, 'Mixing and folding').waitFor();
  expect(subscribe).toBe(`/checkout?from=${encodeURIComponent(new URL(page.url()).pathname)}`);
});

it('lets a buyer whose card is declined go back and continue the same payment later', async () => {
  const page = await newPage();
  await register(page);
  const payment = await beginToPay(page);
  await payWithCard(page, cards.declines);
  await page.getByRole('link', { name: 'Back' }).click();
  await heading(page, 'Payment failed').waitFor();
  await expectLocked(page);

  await page.goto('/user/profile');
  await region(page, 'Subscription').getByRole('link', { name: 'Continue your payment' }).click();
  // The profile, which is being left, shows the same text, but its link is no button.
  await button(page, 'Continue your payment').waitFor();
  await textOn(page, /^You started a payment on/).waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await button(page, 'Continue your payment').click();
  await payWithCard(page, cards.succeeds);
  await heading(page, 'Payment Successful').waitFor();
  expect(new URL(page.url()).searchParams.get('session_id')).toBe(payment.split('/').at(-1));
});

it('asks for the authentication that a card requires: nothing is paid if it fails, and the payment succeeds if it passes', async () => {
  const page = await newPage();
  const { email } = await register(page);
  await beginToPay(page);
  await payWithCard(page, cards.authenticates);
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.getByRole('alert').waitFor();

  await payWithCard(page, cards.authenticates);
  await page.getByRole('button', { name: 'Complete' }).click();
  await heading(page, 'Payment Successful').waitFor();
  await watch(page);
  await readMail(page, email, 'Your receipt for $499');
});

it('shows that a bank debit is pending, and gives access automatically once it clears', async () => {
  const page = await newPage();
  const { email } = await register(page);
  await beginToPay(page);
  await page.getByRole('button', { name: 'Use bank debit' }).click();
  await heading(page, 'Waiting for your bank').waitFor();
  const session = new URL(page.url()).searchParams.get('session_id');
  // It starts at its top, wherever the former page was scrolled to.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await violationsInColourSchemes(page)).toEqual([]);

  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/checkout');
  await heading(elsewhere, 'Your payment is being processed').waitFor();
  await expectLocked(elsewhere);
  await elsewhere.goto('/user/access');
  await heading(elsewhere, 'The payment was made, but the bank has not confirmed it yet').waitFor();

  await control.call('settleBankDebit', { session, outcome: 'succeeded' });
  await heading(elsewhere, 'The lectures are open: the year is paid').waitFor();
  await heading(page, 'Payment Successful').waitFor();
  await watch(page);
  await readMail(page, email, 'Your receipt for $499');
});

it('leaves a buyer whose bank debit fails without a subscription and lets them buy again', async () => {
  const page = await newPage();
  await register(page);
  await beginToPay(page);
  await page.getByRole('button', { name: 'Use bank debit' }).click();
  await heading(page, 'Waiting for your bank').waitFor();
  const session = new URL(page.url()).searchParams.get('session_id');
  await control.call('settleBankDebit', { session, outcome: 'failed' });
  await heading(page, 'Your payment was declined').waitFor();
  await link(page, 'Try Again').click();
  await button(page, 'Buy Now').waitFor();
  await expectLocked(page);
});

it('starts one checkout for a double click and for two windows, and none after the payment', async () => {
  const page = await newPage();
  await register(page);
  const windows = [page, await page.context().newPage(), await page.context().newPage()] as const;
  const [first, second, late] = windows;
  await Promise.all(windows.map((window) => window.goto('/checkout')));
  await Promise.all([button(first, 'Buy Now').dblclick(), button(second, 'Buy Now').dblclick()]);
  await Promise.all([untilAtPayment(first), untilAtPayment(second)]);
  expect(second.url()).toBe(first.url());

  await payWithCard(first, cards.succeeds);
  await heading(first, 'Payment Successful').waitFor();
  await second.reload();
  await second.getByRole('heading', { name: 'This is paid' }).waitFor();

  // This window still offers the subscription that was bought in the other one.
  await button(late, 'Buy Now').click();
  await late.locator('[data-toast=error]').getByText('Your subscription is already active').waitFor();
  await heading(late, 'Your subscription is active').waitFor();
  expect(await violationsInColourSchemes(late)).toEqual([]);
  await link(late, 'Explore Courses').click();
  await late.waitForURL(/\/courses$/);
});

it('confirms a payment whose success screen was never opened, and shows one again without a second payment', async () => {
  const page = await newPage();
  await register(page);
  // The browser is closed before it returns: only the webhook reports the payment.
  await beginToPay(page);
  const address = await withoutReturning(page, () => payWithCard(page, cards.succeeds));
  const isOpen = async () => {
    await openLecture(page);
    return page.locator('video').count();
  };
  await eventually(isOpen).toBe(1);

  await page.goto(address);
  await heading(page, 'Payment Successful').waitFor();
  await page.goto('/user/profile');
  await eventually(() =>
    region(page, 'Payments')
      .getByRole('link', { name: /^Receipt from/ })
      .count(),
  ).toBe(1);
});

it('shows no payment to another person at its return address', async () => {
  const subscriber = await newPage();
  await register(subscriber);
  await subscribe(subscriber);
  const address = subscriber.url();
  const other = await newPage();
  await register(other, 'Otto Other');
  await other.goto(address);
  await textOn(other, 'This checkout does not exist').waitFor();
  await expectLocked(other);
});

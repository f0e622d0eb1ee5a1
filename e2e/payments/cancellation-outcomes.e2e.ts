// @slow server/src/payment sandbox/stripe client/src/features/payment
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from '../axe.ts';
import { eventually, useBrowser } from '../browser.ts';
import { button } from '../locators.ts';
import { mailReader } from '../mailbox.ts';
import { buy, register, subscribe } from '../people.ts';
import { cards } from '../sandbox-checkout.ts';
import { useOwnSchool } from './own-school.ts';
import { expectLocked, region, watch } from './screens.ts';

const school = await useOwnSchool();
const { newPage, openAs } = useBrowser(school.url);

const subscription = (page: Page) => region(page, 'Subscription');
const status = (page: Page, text: string | RegExp) => subscription(page).getByText(text);

/** Cancels on the profile, where the dialog must show this consequence. Ends when the toast is shown. */
async function cancel(page: Page, consequence: string | RegExp, toast = 'Cancellation successful') {
  await page.goto('/user/profile');
  await button(page, 'Cancel Subscription').click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to cancel your subscription?',
  });
  await question.getByText(consequence).waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.locator('[data-toast]').getByText(toast).waitFor();
}

const REQUESTED = /^On .+, you requested a cancellation with a refund\.$/;
const BACK_IN_FULL = 'You get a full refund of $499, and the lectures are locked immediately.';
const UNTIL_THE_END =
  /^You can watch until .+\. Your subscription then ends and does not renew\. Nothing is refunded\.$/;

const mailTo = mailReader(newPage);

it('keeps the subscription when the dialog is cancelled', async () => {
  const page = await newPage();
  await register(page);
  await school.keepTime(page);
  await buy(page);
  await page.goto('/user/profile');
  await button(page, 'Cancel Subscription').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep subscription' }).click();
  await status(page, 'Active').waitFor();
  await watch(page);
});

it('reports a failed refund to the subscriber and to the admin, who retries it', async () => {
  const subscriber = `Rosa Refund ${process.pid}${Date.now()}`;
  const page = await newPage();
  const { email } = await register(page, subscriber);
  await school.keepTime(page);
  await subscribe(page, cards.refundFailsLater);
  await cancel(page, BACK_IN_FULL);
  await status(page, '$499 was refunded to you').waitFor();

  await school.advanceDays(1 / 24);
  await mailTo(email, 'Your refund is delayed');
  await page.goto('/user/profile');
  await status(page, '$499 could not be refunded to you yet.').waitFor();
  await region(page, 'Payments').getByText('The refund failed and will be retried').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);

  const admin = await openAs('admin', '/admin/dashboard');
  const problem = region(admin, 'Payments that need attention')
    .getByRole('listitem')
    .filter({ hasText: subscriber });
  await problem.getByText('did not accept a refund (The card has expired or was closed)').waitFor();
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await problem.getByRole('button', { name: `Retry refund to ${subscriber}` }).click();
  await admin.locator('[data-toast=success]').getByText('The refund is on its way again').waitFor();
  await eventually(() => problem.count()).toBe(0);
  const alert = await mailTo('', 'A refund of $499 failed');
  expect(alert.text).toContain(email);

  await page.goto('/user/profile');
  await status(page, '$499 was refunded to you').waitFor();
});

it('ends a cancelled subscription with the paid year and sells another one', async () => {
  const page = await newPage();
  await register(page);
  await buy(page);
  await school.advanceDays(20);
  await school.keepTime(page);
  await cancel(page, UNTIL_THE_END);
  await school.advanceDays(366 - 20);
  await school.keepTime(page);
  await expectLocked(page);
  await page.goto('/user/profile');
  await status(page, /^Your subscription ended on/).waitFor();
  await subscribe(page);
  await watch(page);
});

/** Cancels a new subscription while Stripe fails. Returns the profile with the request. */
async function cancelInVain(name: string) {
  const person = `${name} ${process.pid}${Date.now()}`;
  const page = await newPage();
  const { email } = await register(page, person);
  await school.keepTime(page);
  await buy(page);
  await school.breakEndpoint('GET', '/v1/subscriptions/:id');
  await school.breakEndpoint('POST', '/v1/refunds');
  await school.breakEndpoint('DELETE', '/v1/subscriptions/:id');
  await cancel(page, BACK_IN_FULL, 'Your request is saved and will be completed automatically');
  await status(page, REQUESTED).waitFor();
  return { page, email, person };
}

// The pauses between attempts grow, so nothing slow is done before Stripe answers again.
it('queues a cancellation while Stripe cannot be reached, and completes it automatically', async () => {
  const { page, email, person } = await cancelInVain('Nina Noted');
  const admin = await openAs('admin', `/admin/members?search=${email}`);
  await admin.getByRole('link', { name: person }).click();
  await region(admin, 'Subscription')
    .getByText('The end of the access and the refund have been pending')
    .waitFor();

  await school.call('clearFaults');
  await status(page, '$499 was refunded to you').waitFor();
  await mailTo(email, 'Your subscription is cancelled');
  await expectLocked(page);
});

it('shows a queued cancellation on accessible pages, without another way to cancel', async () => {
  const { page } = await cancelInVain('Wilma Waiting');
  await eventually(() => button(page, 'Cancel Subscription').count()).toBe(0);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.goto('/user/access');
  await page.getByRole('main').getByText('It will be completed automatically').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.goto('/user/profile');
  await status(page, REQUESTED).waitFor();
});

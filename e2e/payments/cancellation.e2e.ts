import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from '../axe.ts';
import { useBrowser } from '../browser.ts';
import { pressOn } from '../keyboard.ts';
import { button } from '../locators.ts';
import { mailReader } from '../mailbox.ts';
import { buy, register } from '../people.ts';
import { useOwnSchool } from './own-school.ts';
import { expectLocked, region, watch } from './screens.ts';

const school = await useOwnSchool();
const { newPage } = useBrowser(school.url);

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

const BACK_IN_FULL = 'You get a full refund of $499, and the lectures are locked immediately.';
const UNTIL_THE_END =
  /^You can watch until .+\. Your subscription then ends and does not renew\. Nothing is refunded\.$/;

const mailTo = mailReader(newPage);

it('refunds the payment within the refund period and locks the lectures at once', async () => {
  const page = await newPage();
  const { email } = await register(page);
  await school.keepTime(page);
  await buy(page);
  await watch(page);
  await cancel(page, BACK_IN_FULL);
  await status(page, 'Inactive').waitFor();
  await status(page, '$499 was refunded to you. Your bank may take a few days to show it.').waitFor();
  await region(page, 'Payments').getByText('Refunded. Your bank may take a few days to show it').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await expectLocked(page);
  const mail = await mailTo(email, 'Your subscription is cancelled');
  expect(mail.text).toContain('We have refunded $499 to your card');
});

it('keeps access until the end of the paid year after a later cancellation, which can be undone', async () => {
  const page = await newPage();
  const { email } = await register(page);
  await buy(page);
  await school.advanceDays(20);
  await school.keepTime(page);
  await cancel(page, UNTIL_THE_END);
  await status(page, /^You cancelled your subscription\. You can watch until/).waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await watch(page);
  const mail = await mailTo(email, 'Your subscription is cancelled');
  expect(mail.text).toContain('is cancelled and will not renew');
  expect(mail.text).not.toContain('to your card');

  await page.goto('/user/profile');
  await pressOn(page, button(page, 'Resume subscription'));
  await page.locator('[data-toast=success]').getByText('Your subscription continues').waitFor();
  await status(page, /^Paid for a year\. It renews on/).waitFor();
  await watch(page);
});

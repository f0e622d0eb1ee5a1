// @slow server/src/payment client/src/features/payment sandbox/stripe
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from '../axe.ts';
import { eventually, settled, useBrowser } from '../browser.ts';
import { button, link } from '../locators.ts';
import { mailReader } from '../mailbox.ts';
import { buy, register, subscribe } from '../people.ts';
import { useOwnSchool } from './own-school.ts';
import { countReceipts, expectLocked, heading, region, watch } from './screens.ts';

const school = await useOwnSchool();
const { newPage, openAs } = useBrowser(school.url);

const FAILING_CARD = '4000000000000341';

const banner = (page: Page) => page.getByRole('region', { name: 'Your renewal' });
const status = (page: Page, text: string | RegExp) => region(page, 'Subscription').getByText(text);

const mailTo = mailReader(newPage);

/** Registers a subscriber whose renewal has just failed, and opens a page that knows it. */
async function failRenewal(page: Page, fullName?: string): Promise<string> {
  const { email } = await register(page, fullName);
  await buy(page);
  await school.replaceCard(email, FAILING_CARD);
  await school.advanceToRenewal(email);
  await school.keepTime(page);
  const isWarned = async () => {
    await page.goto('/user/profile');
    await region(page, 'Subscription').getByRole('link', { name: /^Why/ }).waitFor();
    return banner(page).count();
  };
  await eventually(isWarned).toBe(1);
  return email;
}

/** Pays the open invoice with a valid card on the sandbox's billing page, and returns. */
async function updateCard(page: Page): Promise<void> {
  await page.waitForURL(/\/sandbox\/stripe\/portal\//);
  await page.getByText('The last payment failed.').waitFor();
  await page.getByRole('button', { name: 'Use 4242' }).click();
  await page.getByRole('button', { name: 'Save the card and pay' }).click();
  await page.getByText('Your card was changed, and what was open is paid.').waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(/\/user\/profile$/);
}

async function expectRenewed(page: Page): Promise<void> {
  await status(page, /^Paid for a year\. It renews on/).waitFor();
  await eventually(() => banner(page).count()).toBe(0);
  await watch(page);
}

it('sends a reminder of the renewal by email and renews without action of the subscriber', async () => {
  const page = await newPage();
  const { email } = await register(page);
  await buy(page);
  await school.advanceDays(360);
  await mailTo(email, /^Reminder: your subscription renews on/);
  await school.advanceToRenewal(email);
  await school.keepTime(page);
  await eventually(() => countReceipts(page)).toBe(2);
  await status(page, /^Paid for a year\. It renews on/).waitFor();
  await settled(page);
  expect(await banner(page).count()).toBe(0);
  await watch(page);
});

it('warns a subscriber whose renewal failed, keeps the access, and opens the card update in one click', async () => {
  const page = await newPage();
  const email = await failRenewal(page);
  await banner(page)
    .getByText('Your renewal payment failed. You keep access to the lectures until')
    .waitFor();
  await status(page, /^Your renewal payment failed. You keep access to the lectures until/).waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await mailTo(email, 'Your renewal payment failed');
  await watch(page);
  await banner(page).waitFor();

  await page.goto('/checkout');
  await heading(page, 'Your renewal is past due').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);

  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Update your card' }).click();
  await updateCard(page);
  await expectRenewed(page);
});

it('hides the warning of the grace period until the next visit', async () => {
  const page = await newPage();
  await failRenewal(page);
  await banner(page).getByRole('button', { name: 'Hide until your next visit' }).click();
  await eventually(() => banner(page).count()).toBe(0);
  await page.goto('/courses');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  expect(await banner(page).count()).toBe(0);
  const nextVisit = await page.context().newPage();
  await nextVisit.goto('/courses');
  await banner(nextVisit).waitFor();
});

it('locks the lectures after the grace period, says why, and unlocks them after the card is updated', async () => {
  const page = await newPage();
  const person = `Gina Grace ${process.pid}${Date.now()}`;
  const email = await failRenewal(page, person);
  await school.advanceDays(7);
  await school.keepTime(page);
  await expectLocked(page);
  await mailTo(email, 'Your access to the lectures is paused');
  await banner(page).getByText('Your renewal payment failed, so the lectures are locked.').waitFor();
  expect(await banner(page).getByRole('button', { name: 'Hide until your next visit' }).count()).toBe(0);
  expect(await violationsInColourSchemes(page)).toEqual([]);

  const admin = await openAs('admin', `/admin/members?search=${email}`);
  await admin.getByRole('link', { name: person }).click();
  await heading(admin, 'The lectures are closed: the renewal payment failed').waitFor();

  await link(page, 'Why can’t I watch?').click();
  await page.waitForURL(/\/user\/access$/);
  await heading(
    page,
    'The lectures are closed: the renewal payment failed, and the grace period has ended.',
  ).waitFor();
  const history = page.getByRole('list', { name: 'History' });
  await history.getByText('The renewal payment failed').first().waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await button(page, 'Update your card').click();
  await updateCard(page);
  await expectRenewed(page);
});

it('ends a subscription that is unpaid after Stripe’s last retry, and sells another one', async () => {
  const page = await newPage();
  await failRenewal(page);
  await school.advanceDays(30);
  await school.keepTime(page);
  await expectLocked(page);
  // The banner and the page query one after the other: the end may come between the two.
  const offered = async () => {
    await page.goto('/user/access');
    await heading(page, 'The lectures are closed: the renewal payment failed').waitFor();
    return { subscribe: await link(page, 'Subscribe').count(), warnings: await banner(page).count() };
  };
  await eventually(offered).toEqual({ subscribe: 1, warnings: 0 });
  await link(page, 'Subscribe').click();
  await page.waitForURL(/\/checkout$/);
  await subscribe(page);
  await watch(page);
});

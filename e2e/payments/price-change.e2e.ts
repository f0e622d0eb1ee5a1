// @slow server/src/payment/price-change server/src/payment/pricing client/src/features/payment
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { HOUR_MS } from '#server/platform/common/durations.ts';
import { violationsInColourSchemes } from '../axe.ts';
import { eventually, useBrowser } from '../browser.ts';
import { button, field, link, main, title } from '../locators.ts';
import { mailReader } from '../mailbox.ts';
import { buy, register } from '../people.ts';
import { overflowOf } from '../screens.ts';
import { useOwnSchool } from './own-school.ts';
import { countReceipts, expectLocked, heading, region, textOn, watch } from './screens.ts';

const school = await useOwnSchool();
const { newPage, openAs } = useBrowser(school.url);

/** The hourly job that announces prices, gives them to subscriptions that renew soon, and closes price changes. */
const WORK = 'work-on-price-changes';
const START = 'Change the price for running subscriptions';

const mailTo = mailReader(newPage);

/** A subscriber who has just paid, on a page of their own. */
async function newSubscriber(name: string) {
  const person = `${name} ${process.pid}${Date.now()}`;
  const page = await newPage();
  const { email } = await register(page, person);
  await buy(page);
  return { page, person, email };
}

/** Sets the price of the offer, and opens the page that gives it to running subscriptions. */
async function offer(admin: Page, price: string): Promise<void> {
  await admin.goto('/admin/settings/offer');
  await field(admin, 'Price per year').fill(price);
  await button(admin, 'Save settings').click();
  await admin.locator('[data-toast=success]').getByText('Settings saved').waitFor();
  await link(admin, 'Price of running subscriptions').click();
  await title(admin, 'Price of running subscriptions').waitFor();
}

/** Starts the price change on its page, after the question. */
async function announce(admin: Page, price: string): Promise<void> {
  await button(admin, START).click();
  const question = admin.getByRole('alertdialog', {
    name: new RegExp(`^Change the price of \\d+ subscriptions? to \\${price} a year\\?$`),
  });
  await question.waitFor();
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await question.getByRole('button', { name: 'Change the price' }).click();
  await admin
    .locator('[data-toast=success]')
    .getByText('The price change is announced to subscribers')
    .waitFor();
}

/** The row of the newest price change. */
const record = (admin: Page) =>
  main(admin)
    .getByRole('table', { name: 'Price changes, newest first' })
    // Without the row of the headers, which a table of cards does not have.
    .getByRole('row')
    .filter({ has: admin.getByRole('cell') })
    .first();
/** Opens the record again, and reads the cells of the newest price change. */
const readRecord = async (admin: Page): Promise<string[]> => {
  await admin.goto('/admin/payments/price-change');
  await record(admin).waitFor();
  return record(admin).getByRole('cell').allInnerTexts();
};

const coming = (page: Page, price: string) =>
  region(page, 'Subscription').getByText(
    new RegExp(
      `^From .+, your subscription costs \\${price} a year instead of \\$499\\. You can cancel before then\\.$`,
    ),
  );

it('announces a new price, which one subscriber refuses and another pays from the next renewal on', async () => {
  const pia = await newSubscriber('Pia Pays');
  const rolf = await newSubscriber('Rolf Refuses');
  const renewal = await school.now();
  renewal.setUTCFullYear(renewal.getUTCFullYear() + 1);
  // After the refund period, a cancellation keeps access until the end of the paid year.
  await school.advanceDays(20);

  const admin = await openAs('admin', '/denied');
  await offer(admin, '599');
  await main(admin).getByText('New price: the price of the offer').waitFor();
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await announce(admin, '$599');
  await textOn(admin, 'A price change is running.').waitFor();
  await eventually(async () => (await readRecord(admin)).slice(0, 3)).toEqual(['$599', 'Running', '3']);
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await admin.setViewportSize({ width: 375, height: 800 });
  expect(await overflowOf(admin)).toBeLessThanOrEqual(0);
  await admin.setViewportSize({ width: 1280, height: 800 });

  const announced = await mailTo(pia.email, /, your subscription costs \$599 a year$/);
  expect(announced.text).toContain('you pay $599 a year instead of $499');
  await school.keepTime(pia.page);
  await pia.page.goto('/user/profile');
  await coming(pia.page, '$599').waitFor();
  expect(await violationsInColourSchemes(pia.page)).toEqual([]);

  const refusal = await mailTo(rolf.email, /, your subscription costs \$599 a year$/);
  const visitor = await newPage();
  await visitor.goto(refusal.link);
  await title(visitor, 'Cancel your subscription').waitFor();
  expect(await violationsInColourSchemes(visitor)).toEqual([]);
  await button(visitor, 'Cancel the subscription').click();
  await heading(visitor, 'Your subscription is cancelled').waitFor();
  await textOn(visitor, /^You can watch until .+\. We have sent you an email that confirms it\.$/).waitFor();
  expect(await violationsInColourSchemes(visitor)).toEqual([]);
  await mailTo(rolf.email, 'Your subscription is cancelled');
  // Opened again, the link shows the same.
  await visitor.reload();
  await button(visitor, 'Cancel the subscription').click();
  await heading(visitor, 'Your subscription is cancelled').waitFor();
  await school.keepTime(rolf.page);
  await rolf.page.goto('/user/profile');
  await region(rolf.page, 'Subscription')
    .getByText(/^You cancelled your subscription\. You can watch until/)
    .waitFor();
  expect(await coming(rolf.page, '$599').count()).toBe(0);

  await school.call('advanceTo', { time: new Date(renewal.getTime() - 36 * HOUR_MS) });
  await school.queueJob(WORK);
  // Rolf's subscription does not count: it ends with its paid year.
  await eventually(async () => (await readRecord(admin)).slice(1)).toEqual(['Running', '1', '2', '0', '0']);
  await school.advanceToRenewal(pia.email);
  await mailTo(pia.email, 'Your receipt for $599');
  await school.keepTime(pia.page);
  await pia.page.goto('/user/profile');
  await region(pia.page, 'Payments').getByText('$599').first().waitFor();
  await region(pia.page, 'Payments').getByText('$499').first().waitFor();
  await region(pia.page, 'Subscription')
    .getByText(/^Paid for a year\. It renews on/)
    .waitFor();
  expect(await coming(pia.page, '$599').count()).toBe(0);
  await watch(pia.page);

  await school.keepTime(rolf.page);
  await expectLocked(rolf.page);
  expect(await countReceipts(rolf.page)).toBe(1);
  await region(rolf.page, 'Subscription')
    .getByText(/^Your subscription ended on/)
    .waitFor();
  await school.queueJob(WORK);
  await eventually(async () => (await readRecord(admin)).slice(1)).toEqual(['Finished', '0', '2', '1', '0']);
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await admin.goto('/admin/audit');
  const changed = main(admin).getByRole('row', { name: /Changed the price for running subscriptions/ });
  await changed.filter({ hasText: '$599' }).waitFor();
});

it('calls an announced price off, which keeps the old price', async () => {
  const { page, email } = await newSubscriber('Carla Called');
  const admin = await openAs('admin', '/denied');
  await offer(admin, '649');
  await announce(admin, '$649');
  await mailTo(email, /, your subscription costs \$649 a year$/);
  await page.goto('/user/profile');
  await region(page, 'Subscription')
    .getByText(/costs \$649 a year instead of/)
    .waitFor();
  await button(admin, 'Call off').click();
  const question = admin.getByRole('alertdialog', { name: 'Call the price change off?' });
  await question.waitFor();
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await question.getByRole('button', { name: 'Call off' }).click();
  await eventually(async () => (await readRecord(admin)).slice(0, 3)).toEqual(['$649', 'Called off', '0']);
  await mailTo(email, 'The price of your subscription does not change');
  await page.goto('/user/profile');
  await region(page, 'Subscription').getByText('Active', { exact: true }).waitFor();
  expect(
    await region(page, 'Subscription')
      .getByText(/costs \$649/)
      .count(),
  ).toBe(0);
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from '../axe.ts';
import { expectPlaying, useBrowser } from '../browser.ts';
import { files } from '../files.ts';
import { button, link } from '../locators.ts';
import { readMail } from '../mailbox.ts';
import { register } from '../people.ts';
import { cards, payWithCard, untilAtPayment } from '../sandbox-checkout.ts';
import { heading, openLecture, region, textOn, watch } from './screens.ts';

const { newPage, open } = useBrowser();

async function fillInSignup(page: Page, email: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files.portrait);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Secr3t!pw');
  await page.getByLabel('Full name').fill('Vera Visitor');
  await button(page, 'Create account').click();
}

/** Starts a checkout as the person at the page and stops on the sandbox's page. Returns its address. */
async function beginToPay(page: Page): Promise<string> {
  await page.goto('/checkout');
  await button(page, 'Buy Now').click();
  await untilAtPayment(page);
  return page.url();
}

it('leads a visitor from a locked lecture through the payment to that lecture, with a receipt and an invoice', async () => {
  const email = `vera-${process.pid}${Date.now()}@example.com`;
  const page = await open('/');
  await openLecture(page);
  const lecture = page.url();
  await textOn(page, '$499 for 1 year').waitFor();
  await textOn(page, '100% refund within 14 days').waitFor();
  await link(page, 'Subscribe').click();
  await page.waitForURL(/\/login/);
  await textOn(page, 'To subscribe, log in or create an account').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await link(page, 'Create an account').click();
  await textOn(page, 'To subscribe, log in or create an account').waitFor();
  await fillInSignup(page, email);
  await page.waitForURL(/\/checkout/);
  await textOn(page, /^After your payment, you continue with Shaping and baking\.$/).waitFor();
  await button(page, 'Buy Now').click();
  await payWithCard(page, cards.succeeds);
  await heading(page, 'Payment Successful').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await link(page, 'Continue where you left off').click();
  await page.waitForURL(lecture);
  await expectPlaying(page);

  await page.goto('/user/profile');
  const invoiceOpens = page.waitForEvent('popup');
  await region(page, 'Payments')
    .getByRole('link', { name: /^Receipt from/ })
    .click();
  const invoice = await invoiceOpens;
  await invoice.getByRole('heading', { name: 'Invoice' }).waitFor();
  await invoice.getByText(/^Paid on/).waitFor();

  const receipt = await readMail(page, email, 'Your receipt for $499');
  expect(receipt.link).toBe(invoice.url());
});

it('says why a card is declined and accepts another one on the same page', async () => {
  const page = await newPage();
  await register(page);
  const payment = await beginToPay(page);
  await payWithCard(page, cards.declines);
  await page.getByRole('alert').getByText('Your card was declined.').waitFor();
  expect(page.url()).toBe(payment);
  await payWithCard(page, cards.succeeds);
  await heading(page, 'Payment Successful').waitFor();
  await watch(page);
});

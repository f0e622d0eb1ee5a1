// @slow server/src/declaration client/src/features/declaration server/src/payment/cancellation
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from '../axe.ts';
import { eventually, useBrowser } from '../browser.ts';
import { button, field, main, title } from '../locators.ts';
import { mailReader } from '../mailbox.ts';
import { buy, register } from '../people.ts';
import { overflowOf } from '../screens.ts';
import { cancel, fact, fillIn, followFooter, listed, plain, prove } from './declarations.ts';
import { useOwnSchool } from './own-school.ts';
import { countReceipts, heading, region, textOn, watch } from './screens.ts';

const school = await useOwnSchool();
const { newPage, open, openAs } = useBrowser(school.url);

const THANKS = /^Thank you\. Your cancellation of .+ is confirmed\. We will carry it out and write to you\.$/;
const UNTIL_THE_END = /^You cancelled your subscription\. You can watch until/;

const mailTo = mailReader(newPage);

/** A subscriber who has paid some days ago, on a page of their own. */
async function subscriberSince(days: number, name: string) {
  const person = `${name} ${process.pid}${Date.now()}`;
  const page = await newPage();
  const { email } = await register(page, person);
  await buy(page);
  await school.advanceDays(days);
  await school.keepTime(page);
  return { page, person, email };
}

it('takes a cancellation on a phone in German, and ends the subscription once the emailed link proves it', async () => {
  const { page: member, person, email } = await subscriberSince(20, 'Gerda Gekündigt');
  const page = await open('/', { locale: 'de', width: 375 });
  await followFooter(page, 'Vertrag widerrufen');
  await title(page, 'Vertrag widerrufen').waitFor();
  await button(page, 'Vertrag widerrufen').waitFor();
  await followFooter(page, 'Verträge hier kündigen');
  await title(page, 'Verträge hier kündigen').waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await field(page, 'Name').fill(person);
  await field(page, 'E-Mail').fill(email);
  await button(page, 'Jetzt kündigen').click();
  await heading(page, 'Ihre Kündigung ist eingegangen').waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  const [at, reference] = [await fact(page, 'Eingegangen'), await fact(page, 'Vorgangsnummer')];

  const mail = await mailTo(email, 'Ihre Kündigung ist eingegangen');
  for (const each of [
    person,
    'Ordentliche Kündigung',
    'So bald wie möglich',
    reference,
    `Ihre Kündigung ist am ${at} bei uns eingegangen. Sie wirkt ab diesem Zeitpunkt.`,
  ]) {
    expect(plain(mail.text)).toContain(each);
  }
  await page.reload();
  await button(page, 'Jetzt kündigen').waitFor();
  expect(await heading(page, 'Ihre Kündigung ist eingegangen').count()).toBe(0);

  await page.goto(mail.link);
  await title(page, 'Erklärung bestätigen').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await button(page, 'Bestätigen').click();
  await textOn(page, /^Vielen Dank\. Ihre Kündigung vom .+ ist bestätigt\./).waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  const cancellation = await mailTo(email, 'Your subscription is cancelled');
  expect(cancellation.text).toContain('is cancelled and will not renew');
  await member.goto('/user/profile');
  await region(member, 'Subscription').getByText(UNTIL_THE_END).waitFor();
  await watch(member);

  const admin = await openAs('admin', '/admin/declarations');
  await listed(admin, person).getByText('Carried out', { exact: true }).waitFor();
  expect(await fact(listed(admin, person), 'Reference')).toBe(reference);
  expect(await violationsInColourSchemes(admin)).toEqual([]);
});

it('dates the end from the receipt: a renewal between it and the proof is refunded', async () => {
  const { page: member, person, email } = await subscriberSince(355, 'Rita Receipt');
  const page = await open('/cancel');
  await button(page, 'Cancel now').click();
  await textOn(page, 'Enter your name').waitFor();
  await textOn(page, 'Enter your email address').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await cancel(page, { name: person, email });
  const { link } = await mailTo(email, 'We received your cancellation');

  await school.advanceToRenewal(email);
  await school.keepTime(member);
  await eventually(() => countReceipts(member)).toBe(2);
  await prove(page, link, THANKS);
  const cancellation = await mailTo(email, 'Your subscription is cancelled');
  expect(cancellation.text).toContain('We have refunded $499 to your card');
  await member.goto('/user/profile');
  await region(member, 'Subscription').getByText('$499 was refunded to you').waitFor();
  const refunds = region(member, 'Payments').getByText(/^Refunded\. Your bank/);
  await refunds.first().waitFor();
  expect(await refunds.count()).toBe(1);

  // Opened again, the link confirms the same cancellation.
  await prove(await newPage(), link, THANKS);
});

it('asks for the reason of an extraordinary cancellation, on which the admin decides', async () => {
  const { page: member, person, email } = await subscriberSince(20, 'Xenia Extra');
  const page = await open('/cancel');
  await fillIn(page, { name: person, email });
  await field(page, 'Extraordinary cancellation for good cause').check();
  await button(page, 'Cancel now').click();
  await textOn(page, 'Enter the reason').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await field(page, 'Reason').fill('The lectures have not loaded for a month.');
  await button(page, 'Cancel now').click();
  await heading(page, 'We received your cancellation').waitFor();
  expect(await fact(page, 'Reason')).toBe('The lectures have not loaded for a month.');
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await prove(page, (await mailTo(email, 'We received your cancellation')).link, THANKS);
  const ends = async () => {
    await member.goto('/user/profile');
    await region(member, 'Subscription').getByText('Active', { exact: true }).waitFor();
    return region(member, 'Subscription').getByText(UNTIL_THE_END).count();
  };
  await eventually(ends).toBe(1);

  const asked = await mailTo('', 'A cancellation needs your decision');
  expect(asked.text).toContain('The lectures have not loaded for a month.');
  const admin = await openAs('admin', asked.link);
  const declared = listed(admin, person);
  await declared.getByText('Proven', { exact: true }).first().waitFor();
  await declared.getByRole('button', { name: `Close: ${person}` }).click();
  await declared.getByLabel('Note').fill('We refund the last month.');
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await declared.getByRole('button', { name: 'Carried out' }).click();
  await declared.getByText('We refund the last month.').waitFor();
  const done = await mailTo(email, 'Your cancellation is done');
  expect(done.text).toContain('The school notes: We refund the last month.');
});

it('refuses a link that is incomplete or older than 30 days, and leads to both pages', async () => {
  const { page: member, person, email } = await subscriberSince(20, 'Olga Old');
  const page = await newPage();
  await cancel(page, { name: person, email });
  const { link } = await mailTo(email, 'We received your cancellation');
  await school.advanceDays(31);
  await page.goto(link);
  await button(page, 'Confirm').click();
  await heading(page, 'This link is invalid or has expired').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Cancel contracts here' }).click();
  await title(page, 'Cancel contracts here').waitFor();
  await page.goto('/confirmdeclaration');
  await heading(page, 'The link is incomplete. Open the link of the email again.').waitFor();
  await main(page).getByRole('link', { name: 'Withdraw from contract here' }).waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);

  await school.keepTime(member);
  await member.goto('/user/profile');
  await region(member, 'Subscription')
    .getByText(/^Paid for a year\. It renews on/)
    .waitFor();
});

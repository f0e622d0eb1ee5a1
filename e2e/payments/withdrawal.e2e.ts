// @slow server/src/declaration client/src/features/declaration server/src/payment/cancellation
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from '../axe.ts';
import { eventually, useBrowser } from '../browser.ts';
import { button, field, link, main, title } from '../locators.ts';
import { mailReader } from '../mailbox.ts';
import { buy, register } from '../people.ts';
import { fact, fillIn, followFooter, listed, plain, prove, withdraw } from './declarations.ts';
import { useOwnSchool } from './own-school.ts';
import { expectLocked, heading, region, textOn } from './screens.ts';

const school = await useOwnSchool();
const { newPage, open, openAs } = useBrowser(school.url);

const THANKS = /^Thank you\. Your withdrawal of .+ is confirmed\. We will carry it out and write to you\.$/;
const REFUNDED = '$499 was refunded to you. Your bank may take a few days to show it.';

const mailTo = mailReader(newPage);

/** A subscriber who has just paid, on a page of their own. */
async function newSubscriber(name: string) {
  const person = `${name} ${process.pid}${Date.now()}`;
  const page = await newPage();
  const { email } = await register(page, person);
  await school.keepTime(page);
  await buy(page);
  return { page, person, email };
}

it('takes a withdrawal in two steps without a login, and refunds once the emailed link proves it', async () => {
  const subscriber = await newSubscriber('Wanda Withdraw');
  const { person, email } = subscriber;
  const page = await open('/');
  await followFooter(page, 'Withdraw from contract here');
  await title(page, 'Withdraw from contract here').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await field(page, 'Email').fill('wanda at example');
  await button(page, 'Withdraw from contract').click();
  await textOn(page, 'Enter your name').waitFor();
  await textOn(page, 'Enter a valid email address').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);

  await fillIn(page, { name: person, email, contract: 'Order 4711' });
  await button(page, 'Withdraw from contract').click();
  await heading(page, 'Your withdrawal').waitFor();
  expect(await fact(page, 'Contract, order or invoice')).toBe('Order 4711');
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await button(page, 'Confirm withdrawal').click();
  await heading(page, 'We received your withdrawal').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  const [at, reference] = [await fact(page, 'Received'), await fact(page, 'Reference')];
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save as a file').click(),
  ]);
  const saved = plain(await readFile(await download.path(), 'utf8'));
  for (const each of [person, email, 'Order 4711', at, reference]) expect(saved).toContain(each);

  const mail = await mailTo(email, 'We received your withdrawal');
  for (const each of [person, email, 'Order 4711', at, reference]) expect(plain(mail.text)).toContain(each);
  await page.reload();
  await button(page, 'Withdraw from contract').waitFor();
  expect(await heading(page, 'We received your withdrawal').count()).toBe(0);
  await subscriber.page.goto('/user/profile');
  await region(subscriber.page, 'Subscription').getByText('Active', { exact: true }).waitFor();

  await page.goto(mail.link);
  await title(page, 'Confirm your declaration').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await prove(page, mail.link, THANKS);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  const cancellation = await mailTo(email, 'Your subscription is cancelled');
  expect(cancellation.text).toContain('We have refunded $499 to your card');
  await subscriber.page.goto('/user/profile');
  await region(subscriber.page, 'Subscription').getByText(REFUNDED).waitFor();
  await expectLocked(subscriber.page);

  // Opened again, the link confirms the same withdrawal and refunds nothing else.
  await prove(await newPage(), mail.link, THANKS);
  await subscriber.page.goto('/user/profile');
  const refunds = region(subscriber.page, 'Payments').getByText(/^Refunded\. Your bank/);
  await refunds.first().waitFor();
  expect(await refunds.count()).toBe(1);

  const admin = await openAs('admin', '/admin/declarations');
  const declared = listed(admin, person);
  await declared.getByText('Carried out', { exact: true }).waitFor();
  expect(await declared.count()).toBe(1);
  expect(await fact(declared, 'Reference')).toBe(reference);
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await declared.getByRole('link', { name: 'Open the account' }).click();
  await heading(admin, person).waitFor();
});

it('answers an address without an account like any other, and leaves the withdrawal to the admin', async () => {
  const { page: member, person, email } = await newSubscriber('Una Unknown');
  const stranger = `stranger-${email}`;
  const page = await newPage();
  /** The confirmation of receipt, without the words that differ between any two people. */
  const answerTo = async (address: string) => {
    await withdraw(page, { name: person, email: address });
    const said = plain(await main(page).innerText());
    const own = [address, await fact(page, 'Reference'), await fact(page, 'Received')];
    return own.reduce((text, words) => text.replaceAll(words, '…'), said);
  };
  expect(await answerTo(stranger)).toBe(await answerTo(email));

  const mail = await mailTo(stranger, 'We received your withdrawal');
  expect(mail.text).toContain('We have no account with this email address');
  expect(mail.text).not.toContain(person);
  expect(mail.link).toBe(`${school.url}/contact`);

  const asked = await mailTo('', 'A withdrawal needs your decision');
  expect(asked.text).toContain(stranger);
  const admin = await openAs('admin', asked.link);
  const declared = listed(admin, person).filter({ hasText: stranger });
  await declared.getByRole('button', { name: `Accept without proof: ${person}` }).click();
  await admin
    .locator('[data-toast=error]')
    .getByText('No account has this address. Close the declaration with a note instead')
    .waitFor();
  await declared.getByRole('button', { name: `Close: ${person}` }).click();
  await declared.getByRole('button', { name: 'Refuse' }).click();
  await declared.getByText('Enter a note').first().waitFor();
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await declared.getByLabel('Note').fill('Please write from the address of your account.');
  await declared.getByRole('button', { name: 'Refuse' }).click();
  await declared.getByText('Refused by an admin').waitFor();
  const refusal = await mailTo(stranger, 'Your withdrawal could not be carried out');
  expect(refusal.text).toContain('The school notes: Please write from the address of your account.');
  await member.goto('/user/profile');
  await region(member, 'Subscription').getByText('Active', { exact: true }).waitFor();
});

it('needs no proof of a subscriber who is logged in, and comes from the profile', async () => {
  const { page, person, email } = await newSubscriber('Petra Profile');
  await page.goto('/user/profile');
  await link(page, 'Withdraw from contract here').click();
  await title(page, 'Withdraw from contract here').waitFor();
  await eventually(() => field(page, 'Name').inputValue()).toBe(person);
  expect(await field(page, 'Email').inputValue()).toBe(email);
  await button(page, 'Withdraw from contract').click();
  await button(page, 'Confirm withdrawal').click();
  await textOn(page, 'You are logged in, so there is nothing else to do.').waitFor();
  const refunded = async () => {
    await page.goto('/user/profile');
    await region(page, 'Payments')
      .getByRole('link', { name: /^Receipt from/ })
      .waitFor();
    return region(page, 'Subscription').getByText(REFUNDED).count();
  };
  await eventually(refunded).toBe(1);
  expect(await link(page, 'Withdraw from contract here').count()).toBe(0);
});

it('refuses a withdrawal after the period by email, with the reason, and keeps the subscription', async () => {
  const { page: member, person, email } = await newSubscriber('Lena Late');
  await school.advanceDays(15);
  await school.keepTime(member);
  await member.goto('/user/profile');
  await region(member, 'Subscription').getByText('Active', { exact: true }).waitFor();
  expect(await link(member, 'Withdraw from contract here').count()).toBe(0);

  const page = await newPage();
  await withdraw(page, { name: person, email });
  await prove(page, (await mailTo(email, 'We received your withdrawal')).link, THANKS);
  const refusal = await mailTo(email, 'Your withdrawal could not be carried out');
  expect(refusal.text).toContain('The withdrawal period was over when your withdrawal arrived.');
  const admin = await openAs('admin', '/admin/declarations?state=REFUSED');
  await listed(admin, person).getByText('The withdrawal period was over').waitFor();
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await member.goto('/user/profile');
  await region(member, 'Subscription').getByText('Active', { exact: true }).waitFor();
});

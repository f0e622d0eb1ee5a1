import { expect, it } from 'vitest';
import { violationsByDayAndNight, useBrowser } from './browser.ts';
import { expectFocus, goByMenu, pressOn, typeInto } from './keyboard.ts';
import { button, field, main, title } from './locators.ts';
import { followLink, readMail } from './mailbox.ts';
import { buy, register, untilHome } from './people.ts';

const { newPage, open, openAs } = useBrowser();

it('verifies the address of a new account by the link of the welcome mail, which locked nothing before', async () => {
  const page = await newPage();
  const { email } = await register(page);
  await page.goto('/user/profile');
  await main(page).getByText('Your email is not verified').waitFor();

  const mail = await readMail(page, email, 'Welcome to Lectern');
  expect(mail.text).toContain('Hello Nora Newcomer');
  const verified = await followLink(page);
  await verified.getByRole('heading', { level: 1, name: 'Your email is verified' }).waitFor();
  expect(await violationsByDayAndNight(verified)).toEqual([]);
  await page.goto('/user/profile');
  await main(page).getByRole('heading', { name: 'Nora Newcomer' }).waitFor();
  expect(await main(page).getByText('Your email is not verified').count()).toBe(0);

  // Opened again it says what is true, also to somebody who is not logged in.
  await page.goto(mail.link);
  await page.getByRole('heading', { level: 1, name: 'Your email is verified' }).waitFor();
  const elsewhere = await open(mail.link);
  await main(elsewhere).getByText('This link was used already or is too old').first().waitFor();
  expect(await violationsByDayAndNight(elsewhere)).toEqual([]);
});

it('sets a forgotten password by the link of a mail, once and by keyboard alone', async () => {
  const page = await newPage();
  const { email, password } = await register(page);
  await page.goto('/');
  await untilHome(page);
  await goByMenu(page, 'Logout');
  await page.getByText('You are logged out').waitFor();
  await goByMenu(page, 'Login');
  await pressOn(page, main(page).getByRole('link', { name: /forgot/i }));
  // The login has a field of that name, too.
  await title(page, 'Forgotten your password?').waitFor();
  await typeInto(page, field(page, 'Email'), email);
  await page.keyboard.press('Enter');
  await main(page)
    .getByRole('heading', { name: /^Look into your mail/ })
    .waitFor();
  expect(await violationsByDayAndNight(page)).toEqual([]);

  const { link } = await readMail(page, email, 'Choose a new password');
  await page.goto(link);
  await typeInto(page, field(page, 'New password'), 'N3w!secret');
  await typeInto(page, field(page, 'New password again'), 'N3w!secrte');
  await page.keyboard.press('Enter');
  await main(page).getByText('The two new passwords are not the same').first().waitFor();
  await expectFocus(field(page, 'New password again'));
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('N3w!secret');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Password changed. You are logged in').waitFor();

  const elsewhere = await open(link);
  await typeInto(elsewhere, field(elsewhere, 'New password'), 'An0ther!one');
  await typeInto(elsewhere, field(elsewhere, 'New password again'), 'An0ther!one');
  await elsewhere.keyboard.press('Enter');
  await main(elsewhere).getByText('This link was used already or is too old').first().waitFor();
  await main(elsewhere).getByRole('link', { name: 'Ask for a new link' }).waitFor();
  expect(await violationsByDayAndNight(elsewhere)).toEqual([]);

  const login = (given: string) =>
    elsewhere.request.post('/api/v1/user/login', { data: { email, password: given } });
  expect((await login(password)).status()).toBe(401);
  expect((await login('An0ther!one')).status()).toBe(401);
  expect((await login('N3w!secret')).status()).toBe(200);
});

it('mails a receipt for a payment, and what comes back on a cancellation', async () => {
  const page = await newPage();
  const { email } = await register(page);
  await buy(page);
  const receipt = await readMail(page, email, /^Your receipt for/);
  expect(receipt.subject).toBe('Your receipt for $499');
  expect(receipt.text).toContain('the yearly subscription until');

  await page.goto('/user/profile');
  await button(page, 'Cancel Subscription').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await main(page).getByText('Inactive', { exact: true }).waitFor();
  const cancellation = await readMail(page, email, 'Your subscription is cancelled');
  expect(cancellation.text).toContain('We have given $499 back to your card');
});

it('brings a message to the school by keyboard alone: to its mail, to its inbox, and word of it to the sender', async () => {
  const name = `Mira ${process.pid}${Date.now()}`;
  const email = `mira-${Date.now()}@example.com`;
  const page = await open('/');
  await goByMenu(page, 'Contact Us');
  await page.waitForURL(/\/contact$/);
  await typeInto(page, field(page, 'Name'), name);
  await typeInto(page, field(page, 'Email'), 'mira at example');
  await typeInto(page, field(page, 'Message'), 'Is there a course on bees?');
  await pressOn(page, button(page, 'Send message'));
  await main(page).getByText('Invalid Email').first().waitFor();
  await expectFocus(field(page, 'Email'));
  expect(await field(page, 'Message').inputValue()).toBe('Is there a course on bees?');
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await page.getByText('Form Submitted Successfully').waitFor();
  await main(page).getByText(email).waitFor();
  expect(await violationsByDayAndNight(page)).toEqual([]);

  const acknowledgement = await readMail(page, email, 'We got your message');
  // Anybody could have typed this address: nothing of theirs reaches it.
  expect(acknowledgement.text).not.toContain('bees');
  const toOperator = await readMail(page, '', `Message from ${name}`);
  expect(toOperator.text).toContain('> Is there a course on bees?');
  expect(toOperator.replyTo).toContain(email);

  const admin = await openAs('admin', '/admin/messages');
  await main(admin).getByRole('article', { name }).getByText('Is there a course on bees?').waitFor();
});

// @slow server/src/platform/mail server/src/auth client/src/features/auth
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { settled, useBrowser } from './browser.ts';
import { expectFocus, goByMenu, pressOn, typeInto } from './keyboard.ts';
import { button, field, main, title } from './locators.ts';
import { followLink, readMail } from './mailbox.ts';
import { buy, register, untilHome } from './people.ts';
import { overflowOf } from './screens.ts';

const { newPage, open, openAs } = useBrowser();

it('verifies the email of a new account by the link in the welcome email; nothing was locked before', async () => {
  const page = await newPage();
  const { email } = await register(page);
  await page.goto('/user/profile');
  await main(page).getByText('Your email is not verified').waitFor();

  const mail = await readMail(page, email, 'Welcome to Lectern');
  expect(mail.text).toContain('Hello Nora Newcomer');
  const verified = await followLink(page);
  await verified.getByRole('heading', { level: 1, name: 'Your email is verified' }).waitFor();
  expect(await violationsInColourSchemes(verified)).toEqual([]);
  await page.goto('/user/profile');
  await main(page).getByRole('heading', { name: 'Nora Newcomer' }).waitFor();
  expect(await main(page).getByText('Your email is not verified').count()).toBe(0);

  // Opened again, the link shows the current state, also to a visitor.
  await page.goto(mail.link);
  await page.getByRole('heading', { level: 1, name: 'Your email is verified' }).waitFor();
  const elsewhere = await open(mail.link);
  await button(elsewhere, 'Verify my email').click();
  await main(elsewhere).getByText('This link has already been used or has expired').first().waitFor();
  expect(await violationsInColourSchemes(elsewhere)).toEqual([]);
});

it('resets a forgotten password by the link in an email, once and by keyboard only', async () => {
  const page = await newPage();
  const { email, password } = await register(page);
  await page.goto('/');
  await untilHome(page);
  await goByMenu(page, 'Logout');
  await page.getByText('You are logged out').waitFor();
  await goByMenu(page, 'Login');
  await pressOn(page, main(page).getByRole('link', { name: /forgot/i }));
  // The login also has a field of that name.
  await title(page, 'Forgot your password?').waitFor();
  await typeInto(page, field(page, 'Email'), email);
  await page.keyboard.press('Enter');
  await main(page)
    .getByRole('heading', { name: /^Check your email/ })
    .waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);

  const { link } = await readMail(page, email, 'Choose a new password');
  await page.goto(link);
  await typeInto(page, field(page, 'New password'), 'N3w!secret');
  await typeInto(page, field(page, 'New password again'), 'N3w!secrte');
  await page.keyboard.press('Enter');
  await main(page).getByText('The new passwords do not match').first().waitFor();
  await expectFocus(field(page, 'New password again'));
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('N3w!secret');
  await page.keyboard.press('Enter');
  // The toast stays for two seconds only.
  await page.getByText('Password changed. You are logged in').waitFor();
  await page.waitForURL((url) => url.pathname === '/');

  const elsewhere = await open(link);
  // Shown before anything is typed.
  await main(elsewhere).getByText('This link has already been used or has expired').first().waitFor();
  expect(await field(elsewhere, 'New password').count()).toBe(0);
  await main(elsewhere).getByRole('link', { name: 'Request a new link' }).waitFor();
  expect(await violationsInColourSchemes(elsewhere)).toEqual([]);

  const login = (given: string) =>
    elsewhere.request.post('/api/v1/user/login', { data: { email, password: given } });
  expect((await login(password)).status()).toBe(401);
  expect((await login('An0ther!one')).status()).toBe(401);
  expect((await login('N3w!secret')).status()).toBe(200);
});

it('emails a receipt for a payment and the refund of a cancellation', async () => {
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
  expect(cancellation.text).toContain('We have refunded $499 to your card');
});

it('sends a contact message by keyboard only: to the school’s email and inbox, with a confirmation to the sender', async () => {
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
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await page.getByText('Form Submitted Successfully').waitFor();
  await main(page).getByText(email).waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);

  const acknowledgement = await readMail(page, email, 'We received your message');
  // The address may belong to another person, so the message is not quoted to it.
  expect(acknowledgement.text).not.toContain('bees');
  const toOperator = await readMail(page, '', `Message from ${name}`);
  expect(toOperator.text).toContain('> Is there a course on bees?');
  expect(toOperator.replyTo).toContain(email);

  const admin = await openAs('admin', '/admin/messages');
  await main(admin).getByRole('article', { name }).getByText('Is there a course on bees?').waitFor();
});

it('changes the email of an account after both addresses have confirmed it, and an admin corrects one', async () => {
  const page = await newPage();
  const { email, password } = await register(page, 'Nora Newcomer');
  const next = `moved-${email}`;
  await page.goto('/user/profile');
  await main(page).getByRole('link', { name: 'Change email' }).click();
  await field(page, 'New email').fill(next);
  await field(page, 'Your password').fill(password);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await main(page).getByRole('heading', { name: 'Check both mailboxes' }).waitFor();

  const elsewhere = await newPage();
  await elsewhere.goto((await readMail(elsewhere, next, 'Confirm your new email')).link);
  await button(elsewhere, 'Confirm the new email').click();
  await main(elsewhere).getByRole('heading', { name: 'One more confirmation needed' }).waitFor();
  await page.goto((await readMail(page, email, 'Confirm your new email')).link);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await button(page, 'Confirm the new email').click();
  await main(page).getByRole('heading', { name: 'Your email is changed' }).waitFor();
  await main(page).getByRole('link', { name: 'Go to your profile' }).click();
  await main(page).getByText(next, { exact: true }).waitFor();

  const admin = await openAs('admin', `/admin/members?search=${next}`);
  await main(admin).getByRole('table').getByRole('link').first().click();
  await field(admin, 'New email').fill(`mended-${email}`);
  await button(admin, 'Change email').click();
  await admin.getByText('Email changed. The member is asked by email to verify it').waitFor();
  await main(admin).getByText(`mended-${email}`, { exact: true }).waitFor();
  await readMail(admin, next, 'Your email was changed');
});

it('replies to a message in the product by keyboard and keeps the reply', async () => {
  const [name, email] = [`Mia ${process.pid}${Date.now()}`, `mia-${Date.now()}@example.com`];
  const page = await openAs('admin', '/denied');
  const sent = await page.request.post('/api/v1/contact', {
    data: { name, email, message: 'May I bring a friend?' },
  });
  expect(sent.status()).toBe(200);
  const message = main(page).getByRole('article', { name });
  await page.goto('/admin/messages');
  await message.waitFor();
  // With the count in the navigation.
  await settled(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await pressOn(page, button(page, `Reply to ${name}`));
  await expectFocus(field(page, `Your reply to ${name}`));
  await page.keyboard.type('You may bring two.');
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await pressOn(page, button(page, 'Send reply'));
  await page.getByText('Reply sent').waitFor();
  await message.waitFor({ state: 'detached' });
  await page.goto('/admin/messages?show=done');
  await pressOn(page, message.getByRole('button', { name: `1 reply to ${name}` }));
  await message.getByRole('list', { name: 'Replies' }).getByText('You may bring two.').waitFor();
  expect((await readMail(page, email, 'Lectern replied to your message')).text).toContain(
    'You may bring two.',
  );
});

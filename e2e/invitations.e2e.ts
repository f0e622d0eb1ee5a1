// @slow server/src/invitation client/src/features/invitation
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accountMessages } from '#shared/account.ts';
import { acceptInvitationTexts as texts } from '#shared/texts/accept-invitation.ts';
import { violationsInColourSchemes } from './axe.ts';
import { useBrowser } from './browser.ts';
import { send } from './courses.ts';
import { button, field, main, title } from './locators.ts';
import { mailReader } from './mailbox.ts';
import { register } from './people.ts';

const { newPage, open, openAs } = useBrowser();
const readMail = mailReader(newPage);

const SUBJECT = /^Your invitation to /;
const newAddress = () => `invited-${process.pid}-${Date.now()}@example.com`;
const row = (page: Page, email: string) => main(page).getByRole('row').filter({ hasText: email });

/** Opens the page of invitations as the admin of the demo, and invites an address as an admin. */
async function invite(email: string): Promise<Page> {
  const page = await openAs('admin', '/admin/invitations');
  await field(page, 'Email addresses').fill(email);
  await button(page, 'Send invitations').click();
  await row(page, email).waitFor();
  return page;
}

/** Waits for the page that only admins see, and removes the role again: other files count the admins. */
async function expectAdmin(page: Page, email: string): Promise<void> {
  await title(page, 'Admin Dashboard').waitFor();
  const { me } = await send<{ me: { id: string; role: string; email: string } }>(
    page,
    '{ me { id role email } }',
    {},
  );
  expect(me).toMatchObject({ email, role: 'ADMIN' });
  const admin = await openAs('admin');
  await send(admin, 'mutation ($id: ID!) { changeRole(userId: $id, role: USER) { id } }', { id: me.id });
}

it('makes an admin of an invited person, who creates an account by the link in the email', async () => {
  const email = newAddress();
  const admin = await invite(email);
  const { link, text } = await readMail(email, SUBJECT);
  expect(text).toContain('invites you to run');
  await admin.reload();
  await row(admin, email).getByText('Sent').waitFor();

  const page = await open(link);
  await title(page, texts.title).waitFor();
  await main(page).getByText(texts.account({ email })).waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await field(page, 'Full name').fill('Iris Invited');
  await field(page, 'Password').fill('Secr3t!pw');
  await button(page, accountMessages.signup.submit).click();
  await expectAdmin(page, email);

  await admin.reload();
  await row(admin, email).getByText('Accepted').waitFor();
  expect(await row(admin, email).getByRole('button').count()).toBe(0);
  const again = await open(link);
  await main(again).getByText(texts.dead).waitFor();
  expect(await violationsInColourSchemes(again)).toEqual([]);
});

it('gives the role to a person with an account, after they log in and accept', async () => {
  const { email, password } = await register(await newPage());
  await invite(email);
  const { link } = await readMail(email, SUBJECT);
  const page = await open(link);
  await main(page).getByText(texts.hasAccount({ email })).waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  expect(await field(page, 'Email').inputValue()).toBe(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Log in').click();
  await main(page).getByText(texts.accept({ email })).waitFor();
  await button(page, texts.acceptButton).click();
  await expectAdmin(page, email);
});

it('lets an admin revoke an invitation, whose link then opens nothing, and undo that', async () => {
  const email = newAddress();
  const admin = await invite(email);
  const { link } = await readMail(email, SUBJECT);
  await button(admin, `Revoke the invitation to ${email}`).click();
  await row(admin, email).getByText('Revoked').waitFor();
  const page = await open(link);
  await main(page).getByText(texts.dead).waitFor();
  await row(admin, email).getByRole('button', { name: 'Undo' }).click();
  await row(admin, email).getByText('Sent').waitFor();
  await page.reload();
  await main(page).getByText(texts.account({ email })).waitFor();
});

// @slow server/src/auth server/src/user server/src/payment/account server/src/platform
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { authRefusals } from '#shared/auth-refusals.ts';
import { authMessages } from '#shared/auth.ts';
import { paymentRefusals } from '#shared/payment.ts';
import { memberMessages } from '#shared/member.ts';
import { messages } from '#shared/messages.ts';
import {
  dataOf,
  PASSWORD,
  refusalOf,
  register,
  registerAdmin,
  registerPaidSubscriber,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';
import { whileLocked } from '#testing/while-locked.ts';
import { createToken, program } from './api-token.test-helper.ts';
import { isLoggedIn, logIn, refusedLogin } from './logged-in.test-helper.ts';

useOwnTemporaryFolder();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const leave = (client: HttpClient, currentPassword = PASSWORD) =>
  client.graphql<{ deleteAccount: { userId: string } }>(
    'mutation ($currentPassword: String!) { deleteAccount(currentPassword: $currentPassword) { userId } }',
    { currentPassword },
  );

describe('the deletion of an account', () => {
  it('removes all its rows, the portrait and all sessions', async () => {
    const before = await tally(app);
    const { id, email, client } = await register(app);
    const other = await logIn(app, email);
    await createToken(client);
    expect(dataOf(await leave(client))).toEqual({ deleteAccount: { userId: id } });
    expect(await isLoggedIn(client)).toBe(false);
    expect(await isLoggedIn(other)).toBe(false);
    expect(await refusedLogin(app.visitor(), email, PASSWORD)).toBe('UNAUTHENTICATED');
    await expectNothingLeft(app, before);
  });

  it('is confirmed by mail to the former address', async () => {
    const { email, client } = await register(app);
    dataOf(await leave(client));
    const mail = await receivedMail(app, ({ to, subject }) => to === email && subject.includes('deleted'));
    expect(mail.text).toContain('Your account at Lectern was deleted');
    expect(mail.text).toContain(`${app.config.publicUrl}/contact`);
  });

  it('requires the current password', async () => {
    const { client } = await register(app);
    const answer = await leave(client, 'wrong#1');
    const message = authMessages.validation.wrongCurrentPassword;
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(await isLoggedIn(client)).toBe(true);
  });

  it('is refused for an API token', async () => {
    const { client } = await register(app);
    const { secret } = await createToken(client);
    const answer = await leave(program(app, secret));
    expect(refusalOf(answer)).toEqual({ code: 'FORBIDDEN', message: authRefusals.sessionRequired });
    expect(await isLoggedIn(client)).toBe(true);
  });

  it('is refused until the subscription is cancelled, and keeps its payment without a name', async () => {
    const { id, client } = await registerPaidSubscriber(app);
    const refusal = { code: 'CONFLICT', message: paymentRefusals.conflict.subscriptionRenews };
    expect(refusalOf(await leave(client))).toEqual(refusal);
    dataOf(await client.graphql('mutation { cancelSubscription { id } }'));
    dataOf(await leave(client));
    expect(await app.sql('select user_id from payments where user_id = $1', [id])).toEqual([]);
    const [{ count } = { count: 0 }] = await app.sql<{ count: number }>(
      'select count(*)::int from payments where user_id is null',
    );
    expect(count).toBe(1);
  });

  it('leaves nothing at the card provider that could be paid or charged', async () => {
    const { id, client } = await register(app);
    dataOf(await client.graphql('mutation { startCheckout { id } }'));
    const [{ stripe_customer_id: customer } = { stripe_customer_id: '' }] = await app.sql<{
      stripe_customer_id: string;
    }>('select stripe_customer_id from customers where user_id = $1', [id]);
    const { stripe } = app.container;
    const openSessions = async () =>
      (await stripe.checkout.sessions.list({ customer, status: 'open' })).data.length;
    expect(await openSessions()).toBe(1);
    dataOf(await leave(client));
    await eventually(async () => expect((await stripe.customers.retrieve(customer)).deleted).toBe(true));
    expect(await openSessions()).toBe(0);
  });

  it('succeeds while an admin revokes the access of the same user', async () => {
    const { id, client } = await registerPaidSubscriber(app);
    const admin = await registerAdmin(app);
    dataOf(await client.graphql('mutation { cancelSubscription { id } }'));
    const endAccess = 'mutation ($id: ID!) { endAccess(userId: $id) { id } }';
    // The deletion blocks at the user's row while it holds the customer's row.
    const lock = 'select 1 from users where id = $1 for key share';
    const answers = await whileLocked(app, [lock, [id]], async (waiting) => {
      const leaving = leave(client);
      await waiting(1, '%"users"%for update%');
      const ending = admin.client.graphql(endAccess, { id });
      await waiting(1, '%"customers"%for update%');
      return [leaving, ending];
    });
    const refusals = (await Promise.all(answers)).map(refusalOf);
    expect(refusals).toEqual([null, { code: 'NOT_FOUND', message: memberMessages.notFound.user }]);
  });

  it('happens once, although it is requested twice at the same time', async () => {
    const { id, client } = await register(app);
    const lock = 'select 1 from users where id = $1 for key share';
    const answers = await whileLocked(app, [lock, [id]], async (waiting) => {
      const leaving = [leave(client), leave(client)];
      await waiting(2);
      return leaving;
    });
    const refusals = (await Promise.all(answers)).map(refusalOf).filter(Boolean);
    expect(refusals).toEqual([{ code: 'UNAUTHENTICATED', message: messages.access.loginRequired }]);
  });

  it('keeps one of two admins who delete their accounts at the same time', async () => {
    await app.sql(`update users set role = 'USER'`);
    const admins = [await registerAdmin(app), await registerAdmin(app)];
    const answers = await Promise.all(admins.map(({ client }) => leave(client)));
    const refusals = answers.map(refusalOf).filter(Boolean);
    expect(refusals).toEqual([{ code: 'CONFLICT', message: memberMessages.conflict.lastAdmin }]);
  });
});

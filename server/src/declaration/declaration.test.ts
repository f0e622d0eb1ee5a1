// @slow server/src/declaration server/src/payment
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declarationMessages } from '#shared/declaration.ts';
import { controlOf, refundsOf } from '#server/payment/customer.test-helper.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import {
  advanceDays,
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { monthAfter } from '#server/payment/monthly/notice-period.ts';
import { subscriptionOf } from '#server/payment/subscriber.test-helper.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, refusalOf, registerAdmin, type Person } from '#testing/factories.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { declarationCalls } from './declaration-calls.test-helper.ts';

const OPERATOR = 'office@lectern.example';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  // One trusted proxy, so that a test can choose its network address.
  app = await startApp({ TRUST_PROXY: '1', CONTACT_EMAIL: OPERATOR });
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

const { stranger, tryCancel, cancel, withdraw, tokenFor, proveBy, prove, declarationOf, untilState } =
  declarationCalls(() => ({ app, admin }));

const refunded = async ({ customer }: Subscriber) =>
  (await refundsOf(app, customer)).reduce((sum, { amount }) => sum + amount, 0);

describe('a cancellation without a login', () => {
  it('is confirmed at once by email with its content and time, and ends the subscription with its period once it is proven', async () => {
    const subscriber = await registerSettledSubscriber(app);
    advanceDays(app, 30);
    const receipt = await cancel(stranger(), subscriber.email, { endsOn: '2026-12-31' });
    expect(receipt).toMatchObject({ kind: 'CANCELLATION', isProven: false });
    const mail = await receivedMail(app, ({ text }) => text.includes(receipt.id));
    expect(mail).toMatchObject({ to: subscriber.email, subject: 'We received your cancellation' });
    const time = new Date(receipt.receivedAt).toLocaleString('en-US', {
      dateStyle: 'long',
      timeStyle: 'medium',
      timeZone: 'UTC',
    });
    expect(mail.text).toContain(`Received: ${time} UTC`);
    expect(mail.text).toContain('Name: Ada Lovelace');
    expect(mail.text).toContain('Contract, order or invoice: Yearly subscription');
    expect(mail.text).toContain('Type of cancellation: Ordinary cancellation');
    expect(mail.text).toContain('End of the contract: December 31, 2026');
    expect(await subscriptionOf(subscriber)).toMatchObject({ cancelAtPeriodEnd: false });
    await prove(receipt);
    await untilState(receipt, 'EXECUTED');
    await untilQuiet(app);
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true });
    expect(await refunded(subscriber)).toBe(0);
    // A link that is opened twice has already worked the first time.
    await prove(receipt);
    expect(await declarationOf(receipt)).toMatchObject({ state: 'EXECUTED', user: { id: subscriber.id } });
  });

  it('that arrives before a renewal and is proven after it ends the subscription and refunds the renewal', async () => {
    const subscriber = await registerSettledSubscriber(app);
    advanceDays(app, 355);
    await untilQuiet(app);
    const receipt = await cancel(stranger(), subscriber.email);
    const token = await tokenFor(receipt);
    advanceDays(app, 20);
    await untilQuiet(app);
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'ACTIVE' });
    dataOf(await proveBy(token));
    await untilState(receipt, 'EXECUTED');
    await untilQuiet(app);
    expect((await subscriptionOf(subscriber))?.accessUntil ?? null).toBeNull();
    expect(await refunded(subscriber)).toBe(49_900);
  });

  it('in a renewed year ends it a month after its receipt, where the school offers that', async () => {
    const subscriber = await registerSettledSubscriber(app);
    controlOf(app).advanceToRenewal(subscriber.customer);
    await untilQuiet(app);
    advanceDays(app, 40);
    await updateSchool(admin.client, { monthlyNotice: true });
    try {
      const receipt = await cancel(stranger(), subscriber.email);
      const token = await tokenFor(receipt);
      advanceDays(app, 5);
      dataOf(await proveBy(token));
      await untilState(receipt, 'EXECUTED');
      const [end] = await app.sql<{ ends_at: Date }>('select ends_at from monthly_ends');
      expect(end?.ends_at).toEqual(monthAfter(new Date(receipt.receivedAt)));
    } finally {
      await updateSchool(admin.client, { monthlyNotice: false });
    }
  });

  it('can no longer be proven by the link after 30 days', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const receipt = await cancel(stranger(), subscriber.email);
    const token = await tokenFor(receipt);
    advanceDays(app, 31);
    await untilQuiet(app);
    const refusal = refusalOf(await proveBy(token));
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await declarationOf(receipt)).toMatchObject({ state: 'RECEIVED' });
  });

  it('stores only the hash of the token', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const token = await tokenFor(await cancel(stranger(), subscriber.email));
    expect(JSON.stringify(await app.sql('select * from declarations'))).not.toContain(token);
  });

  it('gets the same answer for an address without an account, whose email repeats no typed text, and is left to the school', async () => {
    const email = 'unknown@example.com';
    const receipt = await cancel(stranger(), email, { contract: 'Cheap pills', name: 'Pills Inc' });
    expect(receipt).toMatchObject({ kind: 'CANCELLATION', isProven: false });
    const mail = await receivedMail(app, ({ to }) => to === email);
    expect(mail.subject).toBe('We received your cancellation');
    expect(`${mail.text}${mail.html}`).not.toMatch(/pills|#token=/i);
    const asked = await receivedMail(app, ({ to, text }) => to === OPERATOR && text.includes(receipt.id));
    expect(asked.text).toContain('Cheap pills');
    expect(asked.text).toContain(`${app.url}/admin/declarations`);
    expect(await declarationOf(receipt)).toMatchObject({ state: 'RECEIVED', user: null });
  });

  it('is refused after five in an hour for one address from one network', async () => {
    const client = stranger();
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      codes.push(refusalOf(await tryCancel(client, 'often@example.com'))?.code ?? 'OK');
    }
    expect(codes).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'TOO_MANY_REQUESTS']);
  });

  const { validation } = declarationMessages;
  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, validation.name],
    ['no address', { email: 'ada@' }, validation.emailInvalid],
    ['no contract', { contract: '' }, validation.contract],
    ['an extraordinary cancellation without a reason', { isExtraordinary: true }, validation.reason],
    ['no day', { endsOn: '2026-02-30' }, validation.endsOn],
  ])('is refused with %s', async (_what, fields, expected) => {
    const refusal = refusalOf(await tryCancel(stranger(), 'ada@example.com', fields));
    expect(refusal).toEqual({ code: 'BAD_USER_INPUT', message: expected });
  });

  it('that is extraordinary stops the renewal and asks the school to decide on the rest', async () => {
    const subscriber = await registerSettledSubscriber(app);
    advanceDays(app, 30);
    const receipt = await cancel(stranger(), subscriber.email, {
      isExtraordinary: true,
      reason: 'It never loads',
    });
    await prove(receipt);
    const asked = await receivedMail(app, ({ to, text }) => to === OPERATOR && text.includes(receipt.id));
    expect(asked.text).toContain('It never loads');
    await untilQuiet(app);
    expect(await subscriptionOf(subscriber)).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await declarationOf(receipt)).toMatchObject({ state: 'PROVEN' });
  });
});

describe('a cancellation by a person who is logged in', () => {
  it('needs no proof if they enter the address of their account', async () => {
    const subscriber = await registerSettledSubscriber(app);
    advanceDays(app, 30);
    const receipt = await cancel(subscriber.client, subscriber.email);
    expect(receipt).toMatchObject({ isProven: true });
    await untilState(receipt, 'EXECUTED');
    await untilQuiet(app);
    expect(await subscriptionOf(subscriber)).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await mailsTo(app, subscriber.email, /We received/)).toHaveLength(1);
  });

  it('needs proof if they enter another address', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const receipt = await cancel(subscriber.client, 'elsewhere@example.com');
    expect(receipt).toMatchObject({ isProven: false });
    expect(await subscriptionOf(subscriber)).toMatchObject({ cancelAtPeriodEnd: false });
  });
});

describe('a withdrawal', () => {
  it('within the refund period refunds the payment in full and ends access, dated from its receipt', async () => {
    const subscriber = await registerSettledSubscriber(app);
    advanceDays(app, 13);
    const receipt = await withdraw(stranger(), subscriber.email);
    const token = await tokenFor(receipt);
    // The proof comes after the refund period.
    advanceDays(app, 3);
    await untilQuiet(app);
    dataOf(await proveBy(token));
    await untilState(receipt, 'EXECUTED');
    await untilQuiet(app);
    expect(await refunded(subscriber)).toBe(49_900);
    expect((await subscriptionOf(subscriber))?.accessUntil ?? null).toBeNull();
  });

  it('after the refund period is refused, and the person is told why', async () => {
    const subscriber = await registerSettledSubscriber(app);
    advanceDays(app, 15);
    const receipt = await withdraw(stranger(), subscriber.email);
    await prove(receipt);
    await untilState(receipt, 'REFUSED');
    expect(await declarationOf(receipt)).toMatchObject({ refusal: 'TOO_LATE' });
    const mail = await receivedMail(
      app,
      ({ subject, to }) => to === subscriber.email && subject.includes('could not'),
    );
    expect(mail.text).toContain('The withdrawal period was over');
    expect(await subscriptionOf(subscriber)).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it('without a running subscription is refused', async () => {
    const receipt = await withdraw(admin.client, admin.email);
    await untilState(receipt, 'REFUSED');
    expect(await declarationOf(receipt)).toMatchObject({ refusal: 'NOTHING_RUNS' });
  });

  it('is carried out once Stripe is reachable again', async () => {
    const subscriber = await registerSettledSubscriber(app);
    // The first attempt fails, with both retries of the SDK. A job makes the next.
    controlOf(app).addFault({
      method: 'POST',
      path: '/v1/refunds',
      when: 'before',
      effect: { status: 500 },
      times: 3,
    });
    const receipt = await withdraw(subscriber.client, subscriber.email);
    await untilState(receipt, 'EXECUTED');
    await eventually(async () => expect(await refunded(subscriber)).toBe(49_900));
  });
});

describe('an admin', () => {
  const accept = 'mutation ($id: ID!) { acceptDeclaration(input: { id: $id }) { declaration { state } } }';
  const close = `mutation ($id: ID!, $isRefused: Boolean!) {
    closeDeclaration(input: { id: $id, isRefused: $isRefused, note: "Paid by invoice" }) {
      declaration { state refusal note }
    }
  }`;
  const audited = async (action: string) =>
    (await app.sql<{ count: string }>('select count(*) from audit_entries where action = $1', [action]))[0]
      ?.count;

  it('accepts an unproven cancellation, which is carried out and logged', async () => {
    const subscriber = await registerSettledSubscriber(app);
    advanceDays(app, 30);
    const receipt = await cancel(stranger(), subscriber.email);
    dataOf(await admin.client.graphql(accept, { id: receipt.id }));
    await untilState(receipt, 'EXECUTED');
    await untilQuiet(app);
    expect(await subscriptionOf(subscriber)).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await audited('DECLARATION_ACCEPTED')).toBe('1');
  });

  it('refuses one with a note, which the person gets by email, and only once', async () => {
    const receipt = await cancel(stranger(), 'paper@example.com');
    expect(refusalOf(await admin.client.graphql(accept, { id: receipt.id }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const variables = { id: receipt.id, isRefused: true };
    expect(dataOf(await admin.client.graphql(close, variables))).toEqual({
      closeDeclaration: { declaration: { state: 'REFUSED', refusal: 'SCHOOL', note: 'Paid by invoice' } },
    });
    const mail = await receivedMail(
      app,
      ({ to, subject }) => to === 'paper@example.com' && subject.includes('could not'),
    );
    expect(mail.text).toContain('The school notes: Paid by invoice');
    expect(refusalOf(await admin.client.graphql(close, variables))).toMatchObject({ code: 'CONFLICT' });
    expect(await audited('DECLARATION_CLOSED')).toBe('1');
  });
});

// @slow server/src/payment sandbox/stripe
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentRefusals } from '#shared/payment.ts';
import { refundMessages } from '#shared/refund.ts';
import { bringJobsForward } from '#testing/bring-jobs-forward.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, refusalOf, registerAdmin, registerPaidSubscriber, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  breakEndpoint,
  controlOf,
  customerOf,
  drawnFailuresOf,
  endFaults,
  giveUpSoon,
  refundsOf,
  sampleOf,
  subscriptionsOf,
} from '#server/payment/customer.test-helper.ts';
import { intentOf } from '#server/payment/subscriber.test-helper.ts';

const REFUND = `mutation ($id: ID!, $amount: Int!) { refundPayment(paymentId: $id, amount: $amount) {
  refunded { amount } refundable { amount } requestedRefund { amount } user { subscription { status } } } }`;
const PROBLEMS = '{ paymentProblems(first: 50) { nodes { kind payment { id } } } }';
const PRICE = 49_900;

interface Answer {
  refundPayment: {
    refunded: { amount: number };
    refundable: { amount: number };
    requestedRefund: { amount: number } | null;
    user: { subscription: { status: string } } | null;
  };
}

let app: TestApp;
let admin: Person;
let person: Person;
let customer: string;
let paymentId: string;

beforeAll(async () => {
  app = await startApp();
  giveUpSoon(app);
  admin = await registerAdmin(app);
});
beforeEach(async () => {
  person = await registerPaidSubscriber(app);
  customer = await customerOf(app, person.id);
  const ofPerson = 'select id from payments where user_id = $1';
  paymentId = (await app.sql<{ id: string }>(ofPerson, [person.id]))[0]?.id ?? '';
});
afterEach(() => endFaults(app));
afterAll(() => app.stop());

const refund = (amount: number, id = paymentId) => admin.client.graphql<Answer>(REFUND, { id, amount });
const given = async () => (await refundsOf(app, customer)).map(({ amount, status }) => [amount, status]);
const openRequests = () =>
  app.sql('select total from intents where payment_id = $1 and closed_at is null', [paymentId]);
const synchronize = () => app.container.services.subscriptionSync.synchronize(customer);

/** The response in short: refunded, refundable and still open amounts. */
async function refunded(amount: number) {
  const { refundPayment: payment } = dataOf(await refund(amount));
  return {
    given: payment.refunded.amount,
    left: payment.refundable.amount,
    open: payment.requestedRefund?.amount ?? 0,
    status: payment.user?.subscription.status,
  };
}

describe('refunding a payment as an admin', () => {
  it('requires an existing payment and refunds at most the paid amount', async () => {
    const { notPositive: message } = refundMessages.validation;
    const notFound = { code: 'NOT_FOUND', message: paymentRefusals.notFound.payment };
    const tooMuch = { code: 'CONFLICT', message: refundMessages.conflict.tooMuch({ left: '$499' }) };
    expect(refusalOf(await refund(0))).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(refusalOf(await refund(-1))).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(refusalOf(await refund(PRICE + 1))).toEqual(tooMuch);
    expect(refusalOf(await refund(1, randomUUID()))).toEqual(notFound);
    expect(refusalOf(await refund(1, 'x'))?.code).toBe('BAD_USER_INPUT');
    expect([await given(), await openRequests()]).toEqual([[], []]);
  });

  it('works in parts, each with an audit entry, and the last part ends the access', async () => {
    expect(await refunded(10_000)).toEqual({ given: 10_000, left: 39_900, open: 0, status: 'ACTIVE' });
    expect(refusalOf(await refund(39_901))?.message).toBe(refundMessages.conflict.tooMuch({ left: '$399' }));
    expect(await refunded(39_900)).toEqual({ given: PRICE, left: 0, open: 0, status: 'INACTIVE' });
    expect((await subscriptionsOf(app, customer)).map(({ status }) => status)).toEqual(['canceled']);
    expect(refusalOf(await refund(1))?.message).toBe(refundMessages.conflict.nothingLeft);
    expect(await given()).toEqual([
      [10_000, 'succeeded'],
      [39_900, 'succeeded'],
    ]);
    const log = `select details from audit_entries where action = 'PAYMENT_REFUNDED' and subject_id = $1`;
    expect(await app.sql(`${log} order by created_at`, [person.id])).toEqual([
      { details: '$100' },
      { details: '$399' },
    ]);
    expect(await openRequests()).toEqual([]);
  });

  it('gives each of 20 concurrent admins the requested amount until nothing is left', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(3_000)));
    const refusals = answers.flatMap((answer) => refusalOf(answer) ?? []);
    expect(refusals).toEqual(
      Array.from({ length: 4 }, () => ({
        code: 'CONFLICT',
        message: refundMessages.conflict.tooMuch({ left: '$19' }),
      })),
    );
    const amounts = (await refundsOf(app, customer)).map(({ amount }) => amount);
    expect(amounts.reduce((sum, amount) => sum + amount)).toBe(16 * 3_000);
    expect(await openRequests()).toEqual([]);
  });

  it('works after the account is deleted', async () => {
    const intent = await intentOf(app, person);
    await app.sql('delete from users where id = $1', [person.id]);
    expect(await refunded(100)).toEqual({ given: 100, left: PRICE - 100, open: 0, status: undefined });
    const { data } = await app.container.stripe.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([100]);
  });
});

describe('a refund that Stripe does not make at once', () => {
  it.for(drawnFailuresOf('POST /v1/refunds', 'refunding a payment'))(
    'is saved while it %s, can grow in the meantime, and is made once afterwards',
    async (failure, { task }) => {
      task.meta.sample = sampleOf('POST /v1/refunds');
      breakEndpoint(app, 'POST /v1/refunds', failure);
      expect(await refunded(100)).toMatchObject({ left: PRICE - 100, status: 'ACTIVE' });
      expect(await refunded(200)).toMatchObject({ left: PRICE - 300 });
      const { paymentProblems } = dataOf(
        await admin.client.graphql<{ paymentProblems: { nodes: object[] } }>(PROBLEMS),
      );
      expect(paymentProblems.nodes).toContainEqual({ kind: 'REFUND_STUCK', payment: { id: paymentId } });
      endFaults(app);
      await eventually(async () => {
        await bringJobsForward(app);
        expect(await openRequests()).toEqual([]);
      });
      const amounts = (await refundsOf(app, customer)).map(({ amount }) => amount);
      expect(amounts.reduce((sum, amount) => sum + amount)).toBe(300);
      expect(await refunded(1)).toMatchObject({ given: 301, left: PRICE - 301, open: 0 });
    },
  );

  it('is not made twice when only the synchronization failed', async () => {
    breakEndpoint(app, 'GET /v1/charges', 'answers 500');
    expect(await refunded(100)).toMatchObject({ given: 0, open: 100, left: PRICE - 100 });
    endFaults(app);
    await app.container.services.reconciliation.run();
    expect([await given(), await openRequests()]).toEqual([[[100, 'succeeded']], []]);
  });

  it('is made by the comparison with Stripe if its job is lost', async () => {
    breakEndpoint(app, 'POST /v1/refunds', 'breaks the connection');
    expect(await refunded(100)).toMatchObject({ open: 100 });
    await app.sql(`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
      where task_identifier = 'carry-out-intent'))`);
    endFaults(app);
    await app.container.services.reconciliation.run();
    expect([await given(), await openRequests()]).toEqual([[[100, 'succeeded']], []]);
  });

  it('is dropped when the payer’s bank takes the payment first', async () => {
    breakEndpoint(app, 'POST /v1/refunds', 'answers 500');
    expect(await refunded(100)).toMatchObject({ open: 100 });
    controlOf(app).openDispute(await intentOf(app, person));
    endFaults(app);
    await eventually(async () => {
      await bringJobsForward(app);
      expect([await given(), await openRequests()]).toEqual([[], []]);
    });
    expect(refusalOf(await refund(100))).toEqual({
      code: 'CONFLICT',
      message: refundMessages.conflict.disputed,
    });
  });
});

it('a refund that the bank returned is retried before another is made', async () => {
  expect(await refunded(100)).toMatchObject({ given: 100 });
  controlOf(app).settleRefund((await refundsOf(app, customer))[0]?.id ?? '', 'failed');
  await synchronize();
  expect(refusalOf(await refund(50))).toEqual({
    code: 'CONFLICT',
    message: refundMessages.conflict.failed,
  });
  const retry = 'mutation ($id: ID!) { retryRefund(paymentId: $id) { refundable { amount } } }';
  expect(dataOf(await admin.client.graphql(retry, { id: paymentId }))).toEqual({
    retryRefund: { refundable: { amount: PRICE - 100 } },
  });
  expect(await refunded(50)).toMatchObject({ given: 150, left: PRICE - 150 });
});

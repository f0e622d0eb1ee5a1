// @slow server/src/payment sandbox/stripe
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentMessages, paymentRefusals } from '#shared/payment.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { bringJobsForward } from '#testing/bring-jobs-forward.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, refusalOf, registerAdmin, registerPaidSubscriber, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  breakEndpoint,
  endFaults,
  controlOf,
  customerOf,
  drawnFailuresOf,
  giveUpSoon,
  refundsOf,
  sampleOf,
} from '#server/payment/customer.test-helper.ts';

const OPERATOR = 'operator@example.com';
const CANCEL = 'mutation { cancelSubscription { id } }';
const RETRY = 'mutation ($id: ID!) { retryRefund(paymentId: $id) { id latestRefund { state } } }';

let app: TestApp;
let admin: Person;
let person: Person;
let customer: string;
let paymentId: string;

beforeAll(async () => {
  app = await startApp({ CONTACT_EMAIL: OPERATOR });
  giveUpSoon(app);
  admin = await registerAdmin(app);
});
afterEach(() => endFaults(app));
afterAll(() => app.stop());

/** The bank returns the newest refund. */
async function failNewest(): Promise<void> {
  const newest = (await refundsOf(app, customer)).at(-1);
  controlOf(app).settleRefund(newest?.id ?? '', 'failed');
  await app.container.services.subscriptionSync.synchronize(customer);
}

const statuses = async () => (await refundsOf(app, customer)).map(({ status }) => status);
const retry = (id = paymentId) => admin.client.graphql<{ retryRefund: object }>(RETRY, { id });
const retryDue = () => app.container.services.paymentRefunds.repeatDue();
const passDays = (days: number) =>
  controlOf(app).advanceTo(new Date(app.container.clock().getTime() + days * DAY_MS));

describe('a refund that the bank returned', () => {
  beforeEach(async () => {
    person = await registerPaidSubscriber(app);
    customer = await customerOf(app, person.id);
    dataOf(await person.client.graphql(CANCEL));
    await failNewest();
    const [payment] = await app.sql<{ id: string }>('select id from payments where user_id = $1', [
      person.id,
    ]);
    paymentId = payment?.id ?? '';
  });

  it('is retried automatically a day later, three times, and once each time', async () => {
    await retryDue();
    expect(await statuses()).toEqual(['failed']);
    for (let failures = 1; failures <= 3; failures += 1) {
      passDays(1.1);
      await Promise.all([retryDue(), retryDue()]);
      expect(await statuses()).toEqual([...Array.from({ length: failures }, () => 'failed'), 'succeeded']);
      await failNewest();
    }
    passDays(1.1);
    await retryDue();
    expect(await statuses()).toEqual(['failed', 'failed', 'failed', 'failed']);
  });

  it('is retried at once by an admin, with an audit entry', async () => {
    expect(dataOf(await retry()).retryRefund).toEqual({
      id: paymentId,
      latestRefund: { state: 'SUCCEEDED' },
    });
    expect(await statuses()).toEqual(['failed', 'succeeded']);
    const log = `select action, subject_id, details from audit_entries where action = 'REFUND_RETRIED'`;
    expect(await app.sql(`${log} and subject_id = $1`, [person.id])).toEqual([
      { action: 'REFUND_RETRIED', subject_id: person.id, details: '$499' },
    ]);
    expect(refusalOf(await retry())).toEqual({
      code: 'CONFLICT',
      message: paymentRefusals.conflict.refundNotFailed,
    });
  });

  it('is retried once for ten admins at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => retry()));
    expect(await statuses()).toEqual(['failed', 'succeeded']);
  });

  it.for(drawnFailuresOf('POST /v1/refunds', 'trying again'))(
    'is saved while Stripe %s, and retried once afterwards',
    async (failure, { task }) => {
      task.meta.sample = sampleOf('POST /v1/refunds');
      breakEndpoint(app, 'POST /v1/refunds', failure);
      expect(refusalOf(await retry())).toEqual({
        code: 'SERVICE_UNAVAILABLE',
        message: paymentMessages.noted,
      });
      endFaults(app);
      await eventually(async () => {
        await bringJobsForward(app);
        expect(await statuses()).toEqual(['failed', 'succeeded']);
      });
    },
  );
});

describe('a partial refund that the bank returned', () => {
  beforeEach(async () => {
    person = await registerPaidSubscriber(app);
    customer = await customerOf(app, person.id);
    const { stripe } = app.container;
    const { data: intents } = await stripe.paymentIntents.list({ customer });
    await stripe.refunds.create({ payment_intent: intents[0]?.id ?? '', amount: 100 });
    await failNewest();
    const [payment] = await app.sql<{ id: string }>('select id from payments where user_id = $1', [
      person.id,
    ]);
    paymentId = payment?.id ?? '';
  });

  it('is retried after a refusal that Stripe stores for a day', async () => {
    breakEndpoint(app, 'POST /v1/refunds', 'refuses the call for a day');
    expect(refusalOf(await retry())?.code).toBe('SERVICE_UNAVAILABLE');
    endFaults(app);
    expect(refusalOf(await retry())).toBeNull();
    expect(await statuses()).toEqual(['failed', 'succeeded']);
  });

  it('is retried once with the same amount, also when the response is lost', async () => {
    breakEndpoint(app, 'POST /v1/refunds', 'breaks the connection after the work');
    expect(refusalOf(await retry())?.code).toBe('SERVICE_UNAVAILABLE');
    endFaults(app);
    await eventually(async () => {
      await bringJobsForward(app);
      const left = `select id from graphile_worker.jobs where task_identifier = 'carry-out-intent'`;
      expect(await app.sql(left)).toEqual([]);
    });
    expect((await refundsOf(app, customer)).map(({ amount, status }) => [amount, status])).toEqual([
      [100, 'failed'],
      [100, 'succeeded'],
    ]);
  });
});

describe('a refund that was called off because its payer named no account', () => {
  it('is listed, reported to the operator and retried a day later', async () => {
    person = await registerPaidSubscriber(app);
    customer = await customerOf(app, person.id);
    controlOf(app).replaceCard(customer, '4000000000007726');
    controlOf(app).advanceToRenewal(customer);
    await app.container.services.subscriptionSync.synchronize(customer);
    dataOf(await person.client.graphql(CANCEL));
    const id = (await refundsOf(app, customer))[0]?.id ?? '';
    controlOf(app).settleRefund(id, 'requires_action');
    controlOf(app).settleRefund(id, 'canceled');
    await app.container.services.subscriptionSync.synchronize(customer);
    const problems = dataOf(
      await admin.client.graphql<{ paymentProblems: { nodes: object[] } }>(
        '{ paymentProblems(first: 50) { nodes { kind user { id } } } }',
      ),
    );
    expect(problems.paymentProblems.nodes).toContainEqual({
      kind: 'REFUND_FAILED',
      user: { id: person.id },
    });
    await eventually(async () => {
      const mails = await mailsTo(app, OPERATOR, /A refund of \$499 failed/);
      expect(mails.filter(({ text }) => text.includes(person.email))).toHaveLength(1);
    });
    passDays(1.1);
    await retryDue();
    expect((await statuses())[0]).toBe('canceled');
    expect(await statuses()).toHaveLength(2);
  });
});

describe('retrying a refund', () => {
  it('requires an existing payment', async () => {
    expect(refusalOf(await retry(randomUUID()))).toEqual({
      code: 'NOT_FOUND',
      message: paymentRefusals.notFound.payment,
    });
    expect(refusalOf(await retry('x'))?.code).toBe('BAD_USER_INPUT');
  });

  it('requires an admin', async () => {
    const { client } = await registerPaidSubscriber(app);
    expect(refusalOf(await client.graphql(RETRY, { id: randomUUID() }))?.code).toBe('FORBIDDEN');
  });
});

// @slow server/src/payment sandbox/stripe
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentMessages } from '#shared/payment.ts';
import { bringJobsForward } from '#testing/bring-jobs-forward.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, registerAdmin, registerPaidSubscriber, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { registerSettledSubscriber } from '#server/payment/sandbox-time.test-helper.ts';
import {
  breakEndpoint,
  controlOf,
  customerOf,
  drawnFailuresOf,
  endFaults,
  type Endpoint,
  type Failure,
  giveUpSoon,
  refundsOf,
  runOpenRequests,
  sampleOf,
  subscriptionsOf,
} from '#server/payment/customer.test-helper.ts';

const SUBSCRIPTION =
  'subscription { status cancelAtPeriodEnd openRequest { id kind requestedAt withRefund } }';
const CANCEL = `mutation { cancelSubscription { id ${SUBSCRIPTION} } }`;
const RESUME = `mutation { resumeSubscription { id ${SUBSCRIPTION} } }`;

interface SubscriptionData {
  status: string;
  cancelAtPeriodEnd: boolean;
  openRequest: { id: string; kind: string; requestedAt: string; withRefund: boolean } | null;
}

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  giveUpSoon(app);
  admin = await registerAdmin(app);
});
afterEach(() => endFaults(app));
afterAll(() => app.stop());

async function subscriptionOf({ client }: Person): Promise<SubscriptionData> {
  return dataOf(
    await client.graphql<{ me: { subscription: SubscriptionData } }>(`{ me { ${SUBSCRIPTION} } }`),
  ).me.subscription;
}

/** Carries out the open requests, as the jobs do some time later. */
async function heal(): Promise<void> {
  endFaults(app);
  await runOpenRequests(app);
}

const failuresAt = (test: string, endpoints: Endpoint[]): [Endpoint, Failure][] =>
  endpoints.flatMap((endpoint) =>
    drawnFailuresOf(endpoint, test).map((failure): [Endpoint, Failure] => [endpoint, failure]),
  );

/** The reads of the synchronization that follows come last. */
const LISTINGS: Endpoint[] = [
  'GET /v1/customers/:id',
  'GET /v1/subscriptions',
  'GET /v1/charges',
  'GET /v1/checkout/sessions',
];

describe('cancelling within the refund period', () => {
  it.for(
    failuresAt('cancelling at once', [
      'GET /v1/subscriptions/:id',
      'GET /v1/invoices',
      'GET /v1/invoice_payments',
      'GET /v1/refunds',
      'POST /v1/refunds',
      'DELETE /v1/subscriptions/:id',
      ...LISTINGS,
    ]),
  )('is saved while %s %s, and carried out once afterwards', async ([endpoint, failure], { task }) => {
    task.meta.sample = sampleOf(endpoint);
    const person = await registerPaidSubscriber(app);
    const customer = await customerOf(app, person.id);
    breakEndpoint(app, endpoint, failure);
    dataOf(await person.client.graphql(CANCEL));
    expect((await subscriptionOf(person)).openRequest).toMatchObject({ kind: 'AT_ONCE', withRefund: true });
    const [row] = await app.sql<{ failure: string | null; attempts: number }>(
      `select failure, attempts from intents where closed_at is null`,
    );
    expect(row?.failure).toEqual(expect.any(String));
    expect(row?.attempts).toBeGreaterThan(0);

    await heal();
    expect(await subscriptionOf(person)).toMatchObject({ status: 'INACTIVE', openRequest: null });
    expect((await subscriptionsOf(app, customer)).map(({ status }) => status)).toEqual(['canceled']);
    expect((await refundsOf(app, customer)).map(({ amount, status }) => ({ amount, status }))).toEqual([
      { amount: 49_900, status: 'succeeded' },
    ]);
    await eventually(async () => expect(await mailsTo(app, person.email, /cancelled/)).toHaveLength(1));
  });

  it('makes one refund for 20 learners’ and 20 admins’ requests at once, also when the first response is lost', async () => {
    const person = await registerPaidSubscriber(app);
    const customer = await customerOf(app, person.id);
    breakEndpoint(app, 'POST /v1/refunds', 'breaks the connection after the work');
    const end = 'mutation ($id: ID!) { endAccess(userId: $id, refund: true) { id } }';
    const calls = Array.from({ length: 20 }, () => [
      person.client.graphql(CANCEL),
      admin.client.graphql(end, { id: person.id }),
    ]).flat();
    await Promise.all(calls);
    await heal();
    expect(await refundsOf(app, customer)).toHaveLength(1);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'INACTIVE', openRequest: null });
    await eventually(async () => expect(await mailsTo(app, person.email, /cancelled/)).toHaveLength(1));
  });

  it('is completed automatically, and REST says that the request is saved', async () => {
    const person = await registerPaidSubscriber(app);
    breakEndpoint(app, 'DELETE /v1/subscriptions/:id', 'answers 500');
    const answer = await person.client.json<{ message: string }>('POST', '/api/v1/payments/unsubscribe', {});
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: paymentMessages.noted } });
    endFaults(app);
    await eventually(async () => {
      await bringJobsForward(app);
      expect((await subscriptionOf(person)).status).toBe('INACTIVE');
    });
  });
});

describe('an admin’s end of access', () => {
  it.for(failuresAt('ending access', ['DELETE /v1/subscriptions/:id']))(
    'is saved while %s %s, and access grants end at once',
    async ([endpoint, failure], { task }) => {
      task.meta.sample = sampleOf(endpoint);
      const person = await registerPaidSubscriber(app);
      const customer = await customerOf(app, person.id);
      breakEndpoint(app, endpoint, failure);
      const end = `mutation ($id: ID!) { endAccess(userId: $id) { ${SUBSCRIPTION} } }`;
      dataOf(await admin.client.graphql(end, { id: person.id }));
      expect((await subscriptionOf(person)).openRequest).toMatchObject({
        kind: 'AT_ONCE',
        withRefund: false,
      });
      await heal();
      expect(await subscriptionOf(person)).toMatchObject({ status: 'INACTIVE', openRequest: null });
      expect(await refundsOf(app, customer)).toEqual([]);
      const log = `select id from audit_entries where action = 'ACCESS_ENDED' and subject_id = $1`;
      expect(await app.sql(log, [person.id])).toHaveLength(1);
    },
  );
});

describe('ending without a refund while the call to Stripe is under way', () => {
  it('becomes an end with a refund when an admin requests the refund as well', async () => {
    const person = await registerSettledSubscriber(app);
    const { customer } = person;
    controlOf(app).holdDeliveries();
    const end = (refund: boolean) =>
      admin.client.graphql(`mutation ($id: ID!) { endAccess(userId: $id, refund: ${refund}) { id } }`, {
        id: person.id,
      });
    // Lasts until the faults are ended.
    const delayed = {
      method: 'GET',
      path: '/v1/charges',
      when: 'before',
      effect: { delay: 60_000 },
    } as const;
    controlOf(app).addFault({ ...delayed, times: 1 });
    const first = end(false);
    await eventually(async () =>
      expect((await subscriptionsOf(app, customer)).map(({ status }) => status)).toEqual(['canceled']),
    );
    const second = end(true);
    await eventually(async () =>
      expect((await subscriptionOf(person)).openRequest).toMatchObject({ withRefund: true }),
    );
    endFaults(app);
    controlOf(app).releaseDeliveries();
    for (const answer of await Promise.all([first, second])) expect(answer.errors).toBeUndefined();
    expect((await refundsOf(app, customer)).map(({ amount }) => amount)).toEqual([49_900]);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'INACTIVE', openRequest: null });
  });
});

describe('cancelling at the end of the paid year, and resuming', () => {
  let school: TestApp;
  beforeAll(async () => {
    school = app;
    app = await startApp({ REFUND_WINDOW_DAYS: '0' });
    giveUpSoon(app);
  });
  afterAll(async () => {
    await app.stop();
    app = school;
  });

  it.for(
    failuresAt('cancelling and resuming', [
      'GET /v1/subscriptions/:id',
      'POST /v1/subscriptions/:id',
      ...LISTINGS,
    ]),
  )('are saved while %s %s, and carried out once afterwards', async ([endpoint, failure], { task }) => {
    task.meta.sample = sampleOf(endpoint);
    const person = await registerPaidSubscriber(app);
    const customer = await customerOf(app, person.id);
    breakEndpoint(app, endpoint, failure);
    dataOf(await person.client.graphql(CANCEL));
    expect((await subscriptionOf(person)).openRequest).toMatchObject({ kind: 'AT_PERIOD_END' });
    await heal();
    expect(await subscriptionOf(person)).toMatchObject({ cancelAtPeriodEnd: true, openRequest: null });

    breakEndpoint(app, endpoint, failure);
    dataOf(await person.client.graphql(RESUME));
    expect((await subscriptionOf(person)).openRequest).toMatchObject({ kind: 'RESUME' });
    await heal();
    expect(await subscriptionOf(person)).toMatchObject({
      status: 'ACTIVE',
      cancelAtPeriodEnd: false,
      openRequest: null,
    });
    expect(await subscriptionsOf(app, customer)).toMatchObject([
      { status: 'active', cancel_at_period_end: false },
    ]);
    await eventually(async () => expect(await mailsTo(app, person.email, /cancelled/)).toHaveLength(1));
  });
});

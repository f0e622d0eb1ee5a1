// @slow server/src/payment sandbox/stripe server/src/user server/src/platform
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentRefusals } from '#shared/payment.ts';
import {
  dataOf,
  PASSWORD,
  refusalOf,
  registerAdmin,
  registerPaidSubscriber,
  type Person,
} from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import {
  breakEndpoint,
  controlOf,
  customerOf,
  endFaults,
  giveUpSoon,
  refundsOf,
  runOpenRequests,
  subscriptionsOf,
} from '#server/payment/customer.test-helper.ts';

const SUBSCRIPTION = 'subscription { status cancelAtPeriodEnd openRequest { kind withRefund requestedAt } }';
const CANCEL = `mutation { cancelSubscription { ${SUBSCRIPTION} } }`;
const RESUME = `mutation { resumeSubscription { ${SUBSCRIPTION} } }`;
const END = 'mutation ($id: ID!, $refund: Boolean!) { endAccess(userId: $id, refund: $refund) { id } }';

let app: TestApp;
beforeAll(async () => {
  // Without a refund period, a cancelled subscription continues until its end.
  app = await startApp({ REFUND_WINDOW_DAYS: '0' });
  giveUpSoon(app);
});
afterEach(() => endFaults(app));
afterAll(() => app.stop());

async function subscriptionOf({ client }: Person) {
  const { me } = dataOf(
    await client.graphql<{
      me: {
        subscription: {
          status: string;
          cancelAtPeriodEnd: boolean;
          openRequest: { kind: string; withRefund: boolean } | null;
        };
      };
    }>(`{ me { ${SUBSCRIPTION} } }`),
  );
  return me.subscription;
}

const synchronize = async ({ id }: Person) =>
  app.container.services.subscriptionSync.synchronize(await customerOf(app, id));
const requestsOf = ({ id }: Person) =>
  app.sql<{ kind: string; cause: string; with_refund: boolean; closed_at: Date | null }>(
    `select kind, cause, with_refund, closed_at from intents
       where subscription_id in (select id from subscriptions where user_id = $1) order by created_at, id`,
    [id],
  );

describe('a cancellation at the end of the paid year', () => {
  it('can be taken back until then, any number of times', async () => {
    const person = await registerPaidSubscriber(app);
    for (let time = 0; time < 2; time += 1) {
      dataOf(await person.client.graphql(CANCEL));
      expect(await subscriptionOf(person)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true });
      dataOf(await person.client.graphql(RESUME));
      expect(await subscriptionOf(person)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: false });
    }
    expect((await requestsOf(person)).map(({ kind }) => kind)).toEqual([
      'AT_PERIOD_END',
      'RESUME',
      'AT_PERIOD_END',
      'RESUME',
    ]);
  });

  it('cannot be taken back when there is none', async () => {
    const person = await registerPaidSubscriber(app);
    const refusal = { code: 'CONFLICT', message: paymentRefusals.conflict.notCancelled };
    expect(refusalOf(await person.client.graphql(RESUME))).toEqual(refusal);
    const other = await registerAdmin(app);
    expect(refusalOf(await other.client.graphql(RESUME))).toEqual(refusal);
  });

  it('is replaced by taking it back while Stripe is unreachable, and only the last request is carried out', async () => {
    const person = await registerPaidSubscriber(app);
    breakEndpoint(app, 'POST /v1/subscriptions/:id', 'hangs after the work');
    dataOf(await person.client.graphql(CANCEL));
    dataOf(await person.client.graphql(RESUME));
    expect((await subscriptionOf(person)).openRequest).toMatchObject({ kind: 'RESUME' });
    endFaults(app);
    await runOpenRequests(app);
    expect(await subscriptionsOf(app, await customerOf(app, person.id))).toMatchObject([
      { cancel_at_period_end: false },
    ]);
    expect(await requestsOf(person)).toMatchObject([{ kind: 'RESUME' }]);
  });
});

describe('an admin and a learner who end the same subscription', () => {
  it('refund the payment when one of them requests it, and an immediate end cannot be taken back', async () => {
    const [person, admin] = [await registerPaidSubscriber(app), await registerAdmin(app)];
    breakEndpoint(app, 'GET /v1/subscriptions/:id', 'answers 500');
    dataOf(await admin.client.graphql(END, { id: person.id, refund: false }));
    dataOf(await admin.client.graphql(END, { id: person.id, refund: true }));
    dataOf(await person.client.graphql(CANCEL));
    expect((await subscriptionOf(person)).openRequest).toMatchObject({ kind: 'AT_ONCE', withRefund: true });
    expect(refusalOf(await person.client.graphql(RESUME))).toEqual({
      code: 'CONFLICT',
      message: paymentRefusals.conflict.notCancelled,
    });
    endFaults(app);
    await runOpenRequests(app);
    expect(await refundsOf(app, await customerOf(app, person.id))).toHaveLength(1);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'INACTIVE', openRequest: null });
  });
});

describe('a second subscription beside the first', () => {
  it('is ended and refunded once, and the first continues', async () => {
    const person = await registerPaidSubscriber(app);
    const customer = await customerOf(app, person.id);
    const { stripe, stripeSandbox } = app.container;
    const [first] = await subscriptionsOf(app, customer);
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: first?.items.data[0]?.price.id ?? '', quantity: 1 }],
      success_url: 'https://school.example',
    });
    stripeSandbox?.payCheckout(session.id);
    await Promise.all([synchronize(person), synchronize(person)]);
    await runOpenRequests(app);
    expect(
      (await subscriptionsOf(app, customer)).map(({ id, status }) => [id === first?.id, status]),
    ).toEqual([
      [false, 'canceled'],
      [true, 'active'],
    ]);
    expect(await refundsOf(app, customer)).toHaveLength(1);
    expect(await requestsOf(person)).toMatchObject([{ cause: 'DUPLICATE', with_refund: true }]);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'ACTIVE', openRequest: null });
    await expect.poll(() => mailsTo(app, person.email, /second subscription/)).toHaveLength(1);
    expect(await mailsTo(app, person.email, /^Your subscription is cancelled/)).toEqual([]);
  });
});

describe('a payment with a dispute', () => {
  it('ends the subscription without a refund once the dispute is lost, and not before', async () => {
    const person = await registerPaidSubscriber(app);
    const customer = await customerOf(app, person.id);
    const intents = await app.container.stripe.paymentIntents.list({ customer });
    const dispute = controlOf(app).openDispute(intents.data[0]?.id ?? '');
    await synchronize(person);
    expect(await requestsOf(person)).toEqual([]);
    controlOf(app).closeDispute(dispute, 'lost');
    await synchronize(person);
    await runOpenRequests(app);
    expect(await requestsOf(person)).toMatchObject([{ cause: 'DISPUTE', with_refund: false }]);
    expect((await subscriptionsOf(app, customer)).map(({ status }) => status)).toEqual(['canceled']);
    expect(await refundsOf(app, customer)).toEqual([]);
  });
});

describe('a deleted account', () => {
  const LEAVE = `mutation ($password: String!) { deleteAccount(currentPassword: $password) { userId } }`;

  it('still gets its saved refund, and is never charged again', async () => {
    const [person, admin] = [await registerPaidSubscriber(app), await registerAdmin(app)];
    const customer = await customerOf(app, person.id);
    breakEndpoint(app, 'POST /v1/refunds', 'answers 500');
    dataOf(await admin.client.graphql(END, { id: person.id, refund: true }));
    dataOf(await person.client.graphql(LEAVE, { password: PASSWORD }));
    endFaults(app);
    const { stripe } = app.container;
    await expect.poll(async () => (await stripe.customers.retrieve(customer)).deleted).toBe(true);
    const { data: refunds } = await stripe.refunds.list({ limit: 100 });
    expect(refunds.filter((refund) => 'customer' in refund && refund.customer === customer)).toHaveLength(1);
  });

  it('cannot be deleted while a resumption is pending', async () => {
    const person = await registerPaidSubscriber(app);
    dataOf(await person.client.graphql(CANCEL));
    breakEndpoint(app, 'POST /v1/subscriptions/:id', 'answers 500');
    dataOf(await person.client.graphql(RESUME));
    expect(refusalOf(await person.client.graphql(LEAVE, { password: PASSWORD }))).toEqual({
      code: 'CONFLICT',
      message: paymentRefusals.conflict.subscriptionRenews,
    });
  });
});

describe('a job for a closed or deleted request', () => {
  it('does nothing', async () => {
    expect(await app.container.services.intentWorker.attempt({ intentId: randomUUID() })).toBe(true);
  });
});

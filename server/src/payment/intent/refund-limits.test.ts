// @slow server/src/payment sandbox/stripe
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundMessages } from '#shared/refund.ts';
import {
  breakEndpoint,
  controlOf,
  endFaults,
  giveUpSoon,
  refundsOf,
  runOpenRequests,
  subscriptionsOf,
} from '#server/payment/customer.test-helper.ts';
import {
  advanceDays,
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { subscriptionOf } from '#server/payment/subscriber.test-helper.ts';
import { dataOf, refusalOf, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const CANCEL = 'mutation { cancelSubscription { id } }';
const REFUND = `mutation ($id: ID!, $amount: Int!) { refundPayment(paymentId: $id, amount: $amount) { id } }`;
const PROBLEMS = '{ paymentProblems(first: 50) { nodes { kind user { id } } } }';

let app: TestApp;
let stripe: Stripe;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  giveUpSoon(app);
  ({ stripe } = app.container);
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

const cancel = async ({ client }: Subscriber) => dataOf(await client.graphql(CANCEL));
const amountsBack = async ({ customer }: Subscriber) =>
  (await refundsOf(app, customer)).map(({ amount }) => amount);
const paymentsOf = ({ id }: Subscriber) =>
  app.sql<{ id: string; outside: number }>(
    'select id, outside_amount as outside from payments where user_id = $1 order by paid_at desc',
    [id],
  );

async function runningOf({ customer }: Subscriber): Promise<Stripe.Subscription> {
  const [subscription] = await subscriptionsOf(app, customer);
  if (!subscription) throw new Error('There is no subscription');
  return subscription;
}

/** Doubles the quantity, which Stripe bills for the rest of the period. */
async function double(subscriber: Subscriber): Promise<void> {
  const { id, items } = await runningOf(subscriber);
  await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', quantity: 2 }],
    proration_behavior: 'always_invoice',
  });
  await untilQuiet(app);
}

describe('a cancellation within the refund period of the newest payment', () => {
  it('refunds no earlier payment, even if its year still runs', async () => {
    const subscriber = await registerSettledSubscriber(app);
    advanceDays(app, 100);
    const { id } = await runningOf(subscriber);
    await stripe.subscriptions.pause(id);
    await stripe.subscriptions.resume(id);
    await untilQuiet(app);
    advanceDays(app, 1);
    expect((await subscriptionOf(subscriber))?.refundableUntil).not.toBeNull();
    await cancel(subscriber);
    expect(await amountsBack(subscriber)).toEqual([49_900]);
    expect(
      await app.sql('select refunded_amount as back from payments where user_id = $1 order by paid_at', [
        subscriber.id,
      ]),
    ).toEqual([{ back: 0 }, { back: 49_900 }]);
  });

  it('includes what was paid since for a larger quantity', async () => {
    const subscriber = await registerSettledSubscriber(app);
    advanceDays(app, 1);
    await double(subscriber);
    await cancel(subscriber);
    const amounts = await amountsBack(subscriber);
    expect(amounts).toHaveLength(2);
    expect(amounts[0]).toBe(49_900);
  });
});

describe('a payment for a larger quantity', () => {
  it('starts no refund period for the year, and its refund does not end the subscription', async () => {
    const subscriber = await registerSettledSubscriber(app);
    advanceDays(app, 100);
    await double(subscriber);
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'ACTIVE', refundableUntil: null });
    const [newest] = await paymentsOf(subscriber);
    const [{ amount } = { amount: 0 }] = await app.sql<{ amount: number }>(
      'select amount from payments where id = $1',
      [newest?.id],
    );
    expect(amount).toBeLessThan(49_900);
    dataOf(await admin.client.graphql(REFUND, { id: newest?.id, amount }));
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: false });
    await cancel(subscriber);
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true });
    expect(await amountsBack(subscriber)).toEqual([amount]);
  });
});

/** A subscriber whose renewal is open, and its invoice. */
async function registerUnpaid(): Promise<Subscriber & { invoice: string }> {
  const subscriber = await registerSettledSubscriber(app);
  controlOf(app).replaceCard(subscriber.customer, '4000000000000341');
  controlOf(app).advanceToRenewal(subscriber.customer);
  await untilQuiet(app);
  const { data } = await stripe.invoices.list({ customer: subscriber.customer, status: 'open' });
  return { ...subscriber, invoice: data[0]?.id ?? '' };
}

describe('a renewal that was paid outside of Stripe', () => {
  it('opens the lectures, promises no refund, and an admin’s refund of it is refused', async () => {
    const subscriber = await registerUnpaid();
    await stripe.invoices.pay(subscriber.invoice, { paid_out_of_band: true });
    await untilQuiet(app);
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'ACTIVE', refundableUntil: null });
    const [payment] = await paymentsOf(subscriber);
    expect(payment?.outside).toBe(49_900);
    expect(refusalOf(await admin.client.graphql(REFUND, { id: payment?.id, amount: 100 }))).toEqual({
      code: 'CONFLICT',
      message: refundMessages.conflict.outside,
    });
    await cancel(subscriber);
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true });
    expect(await amountsBack(subscriber)).toEqual([]);
  });

  it('after the subscription had ended is listed as a problem', async () => {
    const subscriber = await registerUnpaid();
    breakEndpoint(app, 'POST /v1/invoices/:id/void', 'answers 500');
    await cancel(subscriber);
    advanceDays(app, 1);
    await stripe.invoices.pay(subscriber.invoice, { paid_out_of_band: true });
    endFaults(app);
    await untilQuiet(app);
    await runOpenRequests(app);
    const { paymentProblems } = dataOf(
      await admin.client.graphql<{ paymentProblems: { nodes: object[] } }>(PROBLEMS),
    );
    expect(paymentProblems.nodes).toContainEqual({ kind: 'REFUND_INCOMPLETE', user: { id: subscriber.id } });
    expect(await amountsBack(subscriber)).toEqual([]);
  });
});

// @slow server/src/payment sandbox/stripe
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, register, registerPaidSubscriber, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { payAtCheckout } from '#server/payment/pay-at-checkout.test-helper.ts';
import { controlOf, customerOf } from '#server/payment/customer.test-helper.ts';
import { untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { intentOf, subscriptionOf } from '#server/payment/subscriber.test-helper.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import { refundFailure } from '#server/payment/mails/refund-text.ts';

const REFUND_FAILS_LATER = '4000 0000 0000 5126';
const REFUND_TAKES_TIME = '4000 0000 0000 7726';
const PAYMENTS = `{ me { payments { nodes {
  isDisputed refunded { amount }
  latestRefund { id state failureReason requestedAt amount { amount currency } }
} } } }`;

interface PaymentData {
  isDisputed: boolean;
  refunded: { amount: number };
  latestRefund: {
    id: string;
    state: string;
    failureReason: string | null;
    requestedAt: string;
    amount: { amount: number; currency: string };
  } | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function paymentOf({ client }: Person): Promise<PaymentData | undefined> {
  const { me } = dataOf(await client.graphql<{ me: { payments: { nodes: PaymentData[] } } }>(PAYMENTS));
  return me.payments.nodes[0];
}

async function subscriberWith(card: string): Promise<Person> {
  const person = await register(app);
  const { startCheckout } = dataOf(
    await person.client.graphql<{ startCheckout: { url: string } }>('mutation { startCheckout { url } }'),
  );
  await payAtCheckout(startCheckout.url, card);
  await untilQuiet(app);
  return person;
}

/** The revenue of all payments, as the dashboard counts it. */
async function collected(): Promise<number> {
  const [row] = await app.sql<{ amount: number }>(
    'select sum(amount - refunded)::float8 as amount from sales_rollups',
  );
  return row?.amount ?? 0;
}

describe('a refund', () => {
  it('succeeds at once for most cards', async () => {
    const subscriber = await registerPaidSubscriber(app);
    expect(await paymentOf(subscriber)).toMatchObject({ latestRefund: null, isDisputed: false });
    await app.container.stripe.refunds.create({
      payment_intent: await intentOf(app, subscriber),
      amount: 1_000,
    });
    await untilQuiet(app);
    expect(await paymentOf(subscriber)).toMatchObject({
      refunded: { amount: 1_000 },
      latestRefund: {
        state: 'SUCCEEDED',
        failureReason: null,
        amount: { amount: 1_000, currency: 'usd' },
        requestedAt: expect.any(String) as string,
      },
    });
  });

  it('that is pending already counts as refunded', async () => {
    const subscriber = await subscriberWith(REFUND_TAKES_TIME);
    const { id } = await app.container.stripe.refunds.create({
      payment_intent: await intentOf(app, subscriber),
    });
    const seen = async () => (await paymentOf(subscriber))?.latestRefund?.state;
    await expect.poll(seen).toMatch(/PENDING|SUCCEEDED/);
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'INACTIVE' });
    if ((await app.container.stripe.refunds.retrieve(id)).status === 'pending') {
      controlOf(app).settleRefund(id, 'succeeded');
    }
    await untilQuiet(app);
    expect(await paymentOf(subscriber)).toMatchObject({
      refunded: { amount: 49_900 },
      latestRefund: { state: 'SUCCEEDED' },
    });
  });

  it('that fails does not count: the school has the money again, and the subscription continues', async () => {
    const subscriber = await subscriberWith(REFUND_FAILS_LATER);
    const before = await collected();
    const { id } = await app.container.stripe.refunds.create({
      payment_intent: await intentOf(app, subscriber),
    });
    if ((await app.container.stripe.refunds.retrieve(id)).status !== 'failed') {
      controlOf(app).settleRefund(id, 'failed');
    }
    await untilQuiet(app);
    expect(await paymentOf(subscriber)).toMatchObject({
      refunded: { amount: 0 },
      latestRefund: { state: 'FAILED', failureReason: expect.stringMatching(/^[A-Z]/) as string },
    });
    expect(await collected()).toBe(before);
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'ACTIVE' });
  });

  it('is shown as the newest one of several', async () => {
    const subscriber = await registerPaidSubscriber(app);
    const intent = await intentOf(app, subscriber);
    for (const amount of [100, 200, 300]) {
      await app.container.stripe.refunds.create({ payment_intent: intent, amount });
      controlOf(app).advanceTo(new Date(app.container.clock().getTime() + 2_000));
    }
    await untilQuiet(app);
    expect(await paymentOf(subscriber)).toMatchObject({
      refunded: { amount: 600 },
      latestRefund: { amount: { amount: 300 } },
    });
  });

  it('is shown as the newest one of the same second, if all are synchronized at once', async () => {
    const subscriber = await registerPaidSubscriber(app);
    const intent = await intentOf(app, subscriber);
    await untilQuiet(app);
    controlOf(app).holdDeliveries();
    for (const amount of [100, 200, 300]) {
      await app.container.stripe.refunds.create({ payment_intent: intent, amount });
    }
    await app.container.services.subscriptionSync.synchronize(await customerOf(app, subscriber.id));
    expect(await paymentOf(subscriber)).toMatchObject({
      refunded: { amount: 600 },
      latestRefund: { amount: { amount: 300 } },
    });
    controlOf(app).releaseDeliveries();
  });

  it.each([
    ['expired_or_canceled_card', 'The card has expired or was closed'],
    ['something_new', 'The bank did not give a reason'],
    [null, 'The bank did not give a reason'],
  ])('that failed for %s shows the reason as a text', (reason, words) => {
    expect(refundFailure(reason)).toBe(words);
  });

  it('shows the reason in the reader’s language', () => {
    expect(inLanguage('de', () => refundFailure('declined'))).toBe('Die Bank hat sie nicht angenommen');
  });

  it('takes as many statements for many payments as for one', async () => {
    const seen = watchStatements(app);
    const subscriber = await registerPaidSubscriber(app);
    await untilQuiet(app);
    const statementsOf = async () => {
      seen.length = 0;
      await paymentOf(subscriber);
      return seen.length;
    };
    const before = await statementsOf();
    await app.sql(
      `insert into payments (id, created_at, user_id, stripe_invoice_id, amount, currency, paid_at)
         select gen_random_uuid(), now(), $1, 'in_' || gen_random_uuid(), 49900, 'usd', now()
           from generate_series(1, 5)`,
      [subscriber.id],
    );
    await app.sql(
      `insert into refunds (id, created_at, payment_id, stripe_refund_id, amount, state, requested_at)
         select gen_random_uuid(), now(), id, 're_' || id, 1, 'SUCCEEDED', now() from payments where user_id = $1`,
      [subscriber.id],
    );
    expect(await statementsOf()).toBe(before);
    await app.sql('delete from payments where user_id = $1', [subscriber.id]);
  });
});

describe('a dispute', () => {
  it('takes back the money and the access while it is open, and returns both when it is won', async () => {
    const subscriber = await registerPaidSubscriber(app);
    await untilQuiet(app);
    const before = await collected();
    const dispute = controlOf(app).openDispute(await intentOf(app, subscriber));
    await untilQuiet(app);
    expect(
      await app.sql('select 1 from payments where user_id = $1 and stripe_dispute_id = $2', [
        subscriber.id,
        dispute,
      ]),
    ).toHaveLength(1);
    expect(await paymentOf(subscriber)).toMatchObject({ isDisputed: true, refunded: { amount: 0 } });
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'INACTIVE', accessUntil: null });
    expect(await collected()).toBe(before - 49_900);
    controlOf(app).closeDispute(dispute, 'won');
    await untilQuiet(app);
    expect(await paymentOf(subscriber)).toMatchObject({ isDisputed: false });
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'ACTIVE' });
    expect(await collected()).toBe(before);
  });

  it('that is lost keeps both', async () => {
    const subscriber = await registerPaidSubscriber(app);
    await untilQuiet(app);
    const before = await collected();
    const dispute = controlOf(app).openDispute(await intentOf(app, subscriber));
    controlOf(app).closeDispute(dispute, 'lost');
    await untilQuiet(app);
    expect(await paymentOf(subscriber)).toMatchObject({ isDisputed: true });
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'INACTIVE' });
    expect(await collected()).toBe(before - 49_900);
  });

  it('and a refund of the same payment never take more than was paid', async () => {
    const subscriber = await registerPaidSubscriber(app);
    const intent = await intentOf(app, subscriber);
    await untilQuiet(app);
    const before = await collected();
    await app.container.stripe.refunds.create({ payment_intent: intent, amount: 20_000 });
    controlOf(app).openDispute(intent);
    await untilQuiet(app);
    expect(await collected()).toBe(before - 49_900);
  });
});

describe('a sale at Stripe that is not the school’s', () => {
  it('is not recorded as a payment and grants no access', async () => {
    const subscriber = await registerPaidSubscriber(app);
    await untilQuiet(app);
    const { stripe, services } = app.container;
    const product = await stripe.products.create({ name: 'Something else' });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 100,
      recurring: { interval: 'year' },
    });
    // Without this price, the previous sale no longer counts as the school's.
    await app.sql('delete from plan_prices');
    await app.sql(`insert into plan_prices values ($1, 49900, 'usd', now())`, [price.id]);
    await app.sql('delete from payments where user_id = $1', [subscriber.id]);
    await services.subscriptionSync.synchronize(await customerOf(app, subscriber.id));
    expect(await paymentOf(subscriber)).toBeUndefined();
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'INACTIVE' });
  });
});

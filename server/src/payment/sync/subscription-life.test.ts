// @slow server/src/payment
import { RequestContext } from '@mikro-orm/postgresql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerAdmin, dataOf } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { controlOf } from '#server/payment/customer.test-helper.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import {
  advanceDays,
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { intentOf, subscriptionOf } from '#server/payment/subscriber.test-helper.ts';

const CHARGES_FAIL = '4000000000000341';
const SUCCEEDS = '4242424242424242';

// Each test advances the clock of its school.
let app: TestApp;
let subscriber: Subscriber;
beforeEach(async () => {
  app = await startApp();
  subscriber = await registerSettledSubscriber(app);
});
afterEach(() => app.stop());

const status = async () => (await subscriptionOf(subscriber))?.status;

/** Whether the learner has access, by the check that all features use. */
async function mayWatch(): Promise<boolean> {
  const { orm, services } = app.container;
  return RequestContext.create(orm.em, () => services.access.isActive(subscriber.id));
}

async function subscribedUsers(): Promise<number> {
  const { orm, services } = app.container;
  const actor = { userId: '', role: 'ADMIN', via: { kind: 'session', id: '' } } as const;
  return RequestContext.create(orm.em, async () => (await services.stats.overview(actor)).subscribedUsers);
}

const restStatus = async () =>
  (await subscriber.client.json<{ user: { subscription: { status: string } } }>('GET', '/api/v1/user/me'))
    .body.user.subscription.status;

async function renewWith(card: string): Promise<void> {
  controlOf(app).replaceCard(subscriber.customer, card);
  controlOf(app).advanceToRenewal(subscriber.customer);
  await untilQuiet(app);
}

describe('a paid year', () => {
  it('grants access until its grace period is over', async () => {
    const subscription = await subscriptionOf(subscriber);
    expect(subscription).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: false });
    const end = new Date(subscription?.currentPeriodEnd ?? '').getTime();
    expect(subscription?.accessUntil).toBe(new Date(end + 7 * DAY_MS).toISOString());
    expect(dataOf(await app.visitor().graphql('{ plan { graceDays } }'))).toEqual({ plan: { graceDays: 7 } });
  });

  it('is renewed by Stripe as a second payment and continues without a gap', async () => {
    const before = await subscriptionOf(subscriber);
    await renewWith(SUCCEEDS);
    const after = await subscriptionOf(subscriber);
    expect(after?.status).toBe('ACTIVE');
    const year = (time?: string) => new Date(time ?? '').getUTCFullYear();
    expect(year(after?.currentPeriodEnd)).toBe(year(before?.currentPeriodEnd) + 1);
    const payments = await app.sql<{ paid_until: Date; stripe_subscription_id: string }>(
      'select paid_until, stripe_subscription_id from payments where user_id = $1 order by paid_until',
      [subscriber.id],
    );
    expect(payments.map((payment) => payment.paid_until.toISOString())).toEqual([
      before?.currentPeriodEnd,
      after?.currentPeriodEnd,
    ]);
    expect(new Set(payments.map((payment) => payment.stripe_subscription_id)).size).toBe(1);
  });

  it('that was cancelled at its end is over then, without a job, and not a day later', async () => {
    await app.container.stripe.subscriptions.update(await idOfSubscription(), { cancel_at_period_end: true });
    await untilQuiet(app);
    const subscription = await subscriptionOf(subscriber);
    expect(subscription).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true });
    expect(subscription?.accessUntil).toBe(subscription?.currentPeriodEnd);
    controlOf(app).holdDeliveries();
    controlOf(app).advanceTo(new Date(new Date(subscription?.currentPeriodEnd ?? '').getTime() - 60_000));
    expect(await mayWatch()).toBe(true);
    advanceDays(app, 1);
    expect([await mayWatch(), await status(), await subscribedUsers()]).toEqual([false, 'INACTIVE', 0]);
  });

  it('without further events ends when its grace period ends, without a job', async () => {
    controlOf(app).holdDeliveries();
    advanceDays(app, 365 + 6);
    expect([await mayWatch(), await status(), await subscribedUsers()]).toEqual([true, 'ACTIVE', 1]);
    advanceDays(app, 3);
    expect([await mayWatch(), await status(), await subscribedUsers()]).toEqual([false, 'INACTIVE', 0]);
  });
});

describe('a failed renewal', () => {
  it('keeps access for the grace period, and ends it by time alone', async () => {
    await renewWith(CHARGES_FAIL);
    expect([await mayWatch(), await status(), await restStatus()]).toEqual([true, 'GRACE', 'active']);
    expect(await subscribedUsers()).toBe(1);
    const { accessUntil, refundableUntil } = (await subscriptionOf(subscriber)) ?? {};
    expect(refundableUntil).toBeNull();

    controlOf(app).holdDeliveries();
    controlOf(app).advanceTo(new Date(new Date(accessUntil ?? '').getTime() + 1000));
    expect([await mayWatch(), await status(), await restStatus()]).toEqual([false, 'PAST_DUE', 'past_due']);
    expect(await subscribedUsers()).toBe(0);
    expect((await subscriptionOf(subscriber))?.accessUntil).toBeNull();
  });

  it('recovers once the card is updated and Stripe has charged it', async () => {
    await renewWith(CHARGES_FAIL);
    controlOf(app).replaceCard(subscriber.customer, SUCCEEDS);
    advanceDays(app, 4);
    await untilQuiet(app);
    const subscription = await subscriptionOf(subscriber);
    expect(subscription?.status).toBe('ACTIVE');
    expect(new Date(subscription?.accessUntil ?? '').getTime()).toBeGreaterThan(
      app.container.clock().getTime() + 360 * DAY_MS,
    );
  });

  it('ends the subscription after Stripe’s last attempt', async () => {
    await renewWith(CHARGES_FAIL);
    advanceDays(app, 30);
    await untilQuiet(app);
    expect([await mayWatch(), await status()]).toEqual([false, 'INACTIVE']);
    const { services, orm } = app.container;
    expect(await services.subscriptions.findRunning(orm.em.fork(), subscriber.id)).toBeNull();
  });
});

describe('a refund that the school makes at Stripe', () => {
  it('ends access when it is for the full payment, and not when it is partial', async () => {
    const { stripe } = app.container;
    const intent = await intentOf(app, subscriber);
    await stripe.refunds.create({ payment_intent: intent, amount: 10_000 });
    await untilQuiet(app);
    expect([await mayWatch(), await status()]).toEqual([true, 'ACTIVE']);
    await stripe.refunds.create({ payment_intent: intent });
    await untilQuiet(app);
    expect([await mayWatch(), await status()]).toEqual([false, 'INACTIVE']);
    expect(await subscriptionOf(subscriber)).toMatchObject({ refundableUntil: null, accessUntil: null });
  });

  it('leaves a subscription that continues at Stripe and would be paid beside another', async () => {
    await app.container.stripe.refunds.create({ payment_intent: await intentOf(app, subscriber) });
    await untilQuiet(app);
    const { services, orm } = app.container;
    expect(await services.subscriptions.findRunning(orm.em.fork(), subscriber.id)).toMatchObject({
      stripeStatus: 'active',
      accessUntil: null,
    });
  });
});

describe('a subscription whose price is changed at Stripe to a foreign one', () => {
  it('no longer grants access', async () => {
    const { stripe } = app.container;
    const product = await stripe.products.create({ name: 'Something else' });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 100,
      recurring: { interval: 'year' },
    });
    await app.sql('delete from plan_prices');
    await app.sql('insert into plan_prices values ($1, 49900, $2, now())', [price.id, 'usd']);
    const { services } = app.container;
    await services.subscriptionSync.synchronize(subscriber.customer);
    expect([await mayWatch(), await status()]).toEqual([false, 'INACTIVE']);
  });
});

describe('a price that was created before prices were saved', () => {
  it('is found at Stripe, so that its subscriptions continue', async () => {
    const before = await app.sql('select stripe_price_id from plan_prices');
    await app.sql('delete from plan_prices');
    await app.container.services.subscriptionSync.synchronize(subscriber.customer);
    expect(await app.sql('select stripe_price_id from plan_prices')).toEqual(before);
    expect(await mayWatch()).toBe(true);
  });
});

describe('access without a payment', () => {
  it('uses the same clock', async () => {
    const admin = await registerAdmin(app);
    const until = new Date(app.container.clock().getTime() + 500 * DAY_MS).toISOString();
    await app.container.stripe.subscriptions.cancel(await idOfSubscription());
    await untilQuiet(app);
    dataOf(
      await admin.client.graphql(
        'mutation ($id: ID!, $until: DateTime!) { grantAccess(userId: $id, until: $until) { id } }',
        { id: subscriber.id, until },
      ),
    );
    advanceDays(app, 499);
    expect([await mayWatch(), await status()]).toEqual([true, 'ACTIVE']);
    advanceDays(app, 1);
    expect([await mayWatch(), await status()]).toEqual([false, 'INACTIVE']);
  });
});

async function idOfSubscription(): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    'select stripe_subscription_id as id from subscriptions where user_id = $1',
    [subscriber.id],
  );
  return row?.id ?? '';
}

// @slow server/src/payment sandbox/stripe server/src/platform
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { controlOf } from '#server/payment/customer.test-helper.ts';
import { intentOf, subscriptionOf } from '#server/payment/subscriber.test-helper.ts';
import {
  OLD_VERSION,
  loggedOf,
  oldInvoice,
  registerCustomer,
  unheard,
  type Customer,
  processEvent,
  subscriptionAtStripe,
  watchStripe,
  WEBHOOK_SECRET,
} from './stripe-event.test-helper.ts';

const log = new CapturedLog();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, LOG_LEVEL: 'info' }, { log });
});
afterAll(() => app.stop());

describe('an event about one of our customers', () => {
  it('of an older API version grants access at once', async () => {
    const subscriber = await registerCustomer(app, { hasPaid: true });
    const object = await oldInvoice(app, subscriber);
    expect(await processEvent(app, { type: 'invoice.paid', object, version: OLD_VERSION })).toMatchObject({
      state: 'PROCESSED',
      oddity: null,
    });
    expect(await subscriptionOf(subscriber.person)).toMatchObject({ status: 'ACTIVE' });
  });

  it.each([
    ['of Stripe’s other mode', { livemode: true }, 'livemode'],
    ['of another account', { account: 'acct_of_somebody_else' }, 'account'],
  ])('%s grants nothing, is stored as refused and logged', async (_, origin, reason) => {
    const subscriber = await registerCustomer(app, { hasPaid: true });
    const object = await oldInvoice(app, subscriber);
    const calls = watchStripe(app);
    const event = await processEvent(app, { type: 'invoice.paid', object, ...origin });
    expect(event).toMatchObject({ state: 'REFUSED', failure: expect.any(String) as string });
    expect(loggedOf(log, event.id)).toEqual([{ event: 'payment.event_refused', reason, level: 40 }]);
    expect(calls).toEqual([]);
    expect(await subscriptionOf(subscriber.person)).toBeNull();
  });

  it('shows a dispute, no matter which event reports it', async () => {
    const subscriber = await registerCustomer(app, { hasPaid: true });
    const { services, stripe } = app.container;
    await services.subscriptionSync.synchronize(subscriber.customer);
    expect(await subscriptionOf(subscriber.person)).toMatchObject({ status: 'ACTIVE' });
    const intent = await intentOf(app, subscriber.person);
    const object = await stripe.disputes.retrieve(unheard(app, () => controlOf(app).openDispute(intent)));
    const updated = await processEvent(app, { type: 'charge.dispute.updated', object });
    expect(updated).toMatchObject({ state: 'PROCESSED', customer: subscriber.customer });
    expect(await subscriptionOf(subscriber.person)).toMatchObject({ status: 'INACTIVE' });
    for (const type of ['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated']) {
      expect(await processEvent(app, { type, object })).toMatchObject({ state: 'PROCESSED' });
    }
  });

  describe('about a product that the school does not sell', () => {
    let customer: Customer;
    let ours: Stripe.Subscription;
    beforeAll(async () => {
      ours = await subscriptionAtStripe(app, (await registerCustomer(app, { hasPaid: true })).customer);
      customer = await registerCustomer(app, { hasPaid: false });
    });

    const session = { object: 'checkout.session', id: 'cs_1' };
    const invoice = { object: 'invoice', id: 'in_1' };
    const lines = (price: unknown) => ({ lines: { data: [{ pricing: { price_details: { price } } }] } });
    const items = { items: { data: [{ price: { id: 'price_of_somebody_else' } }] } };

    it.each<[string, string, () => object, string]>([
      [
        'a checkout that is not for a subscription',
        'checkout.session.completed',
        () => ({ ...session, mode: 'payment', currency: 'usd' }),
        'mode',
      ],
      [
        'a checkout in another currency',
        'checkout.session.completed',
        () => ({ ...session, mode: 'subscription', currency: 'eur' }),
        'currency',
      ],
      [
        'a subscription at another price',
        'customer.subscription.created',
        () => ({ ...ours, ...items }),
        'price',
      ],
      [
        'a subscription in another currency',
        'customer.subscription.updated',
        () => ({ ...ours, currency: 'eur' }),
        'currency',
      ],
      [
        'an invoice at another price',
        'invoice.paid',
        () => ({ ...invoice, currency: 'usd', ...lines('price_of_somebody_else') }),
        'price',
      ],
      [
        'an invoice in another currency',
        'invoice.paid',
        () => ({ ...invoice, currency: 'eur', ...lines(ours.items.data[0]?.price.id) }),
        'currency',
      ],
    ])('(%s) reads Stripe, grants nothing, and is marked as odd', async (_, type, object, reason) => {
      const calls = watchStripe(app);
      const about = { ...object(), customer: customer.customer };
      const event = await processEvent(app, { type, object: about });
      const oddity = expect.any(String) as string;
      expect(event).toMatchObject({ state: 'PROCESSED', failure: null, oddity });
      expect(loggedOf(log, event.id)).toEqual([{ event: 'payment.event_odd', reason, level: 40 }]);
      expect(calls).toContain('GET /v1/subscriptions');
      expect(await app.sql('select from subscriptions where user_id = $1', [customer.person.id])).toEqual([]);
    });
  });

  it('grants nothing when it contradicts Stripe', async () => {
    const subscriber = await registerCustomer(app, { hasPaid: true });
    const { person, customer } = await registerCustomer(app, { hasPaid: false });
    const calls = watchStripe(app);
    const event = await processEvent(app, {
      type: 'customer.subscription.created',
      object: { ...(await subscriptionAtStripe(app, subscriber.customer)), customer, status: 'active' },
    });
    expect(event).toMatchObject({ state: 'PROCESSED', oddity: null });
    expect(calls).toContain('GET /v1/subscriptions');
    expect(await subscriptionOf(person)).toBeNull();
  });
});

describe('an event about an unknown customer', () => {
  it('changes nothing and is ignored', async () => {
    const subscriber = await registerCustomer(app, { hasPaid: true });
    const subscription = await subscriptionAtStripe(app, subscriber.customer);
    const before = await app.sql('select * from subscriptions order by id');
    const event = await processEvent(app, {
      type: 'customer.subscription.created',
      object: { ...subscription, customer: 'cus_of_no_one' },
    });
    expect(event).toMatchObject({ state: 'IGNORED', failure: null, customer: 'cus_of_no_one' });
    expect(loggedOf(log, event.id)).toEqual([
      { event: 'payment.event_ignored', reason: 'customer', level: 30 },
    ]);
    expect(await app.sql('select * from subscriptions order by id')).toEqual(before);
  });

  it('or of a type that is not processed is stored and ignored without a call', async () => {
    const { customer: id } = await registerCustomer(app, { hasPaid: false });
    const calls = watchStripe(app);
    const event = await processEvent(app, { type: 'customer.updated', object: { object: 'customer', id } });
    expect(event).toMatchObject({ state: 'IGNORED', customer: id });
    expect(loggedOf(log, event.id)).toEqual([{ event: 'payment.event_ignored', reason: 'type', level: 30 }]);
    expect(calls).toEqual([]);
  });
});

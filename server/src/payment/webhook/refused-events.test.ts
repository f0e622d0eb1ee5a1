import type { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { register, registerPaidSubscriber, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { customerOf } from '#server/payment/customer.test-helper.ts';
import { untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { subscriptionOf } from '#server/payment/subscriber.test-helper.ts';
import {
  loggedOf,
  subscriptionAtStripe,
  watchStripe,
  WEBHOOK_SECRET,
  processEvent,
} from './stripe-event.test-helper.ts';

const log = new CapturedLog();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, LOG_LEVEL: 'info' }, { log });
});
afterAll(() => app.stop());

/** Somebody who is known at Stripe and has paid nothing. */
async function customer(): Promise<{ person: Person; id: string }> {
  const person = await register(app);
  await person.client.graphql('mutation { startCheckout { id } }');
  return { person, id: await customerOf(app, person.id) };
}

describe('an event that is not for this school', () => {
  let person: Person;
  let id: string;
  let ours: Stripe.Subscription;
  beforeAll(async () => {
    const subscriber = await registerPaidSubscriber(app);
    // The events of the payment ask Stripe, too.
    await untilQuiet(app);
    ours = await subscriptionAtStripe(app, await customerOf(app, subscriber.id));
  });
  beforeEach(async () => {
    ({ person, id } = await customer());
  });

  /** A subscription event of Stripe's own, for somebody who has paid nothing. */
  const subscription = (change: object): object => ({
    ...ours,
    id: 'sub_elsewhere',
    customer: id,
    ...change,
  });
  const atPrice = (price: object) => ({
    items: { ...ours.items, data: ours.items.data.map((item) => ({ ...item, price })) },
  });

  it.each<[string, string, () => object, boolean, string]>([
    [
      'of the other mode of Stripe',
      'customer.subscription.created',
      () => subscription({}),
      true,
      'livemode',
    ],
    [
      'about a checkout that is no subscription',
      'checkout.session.completed',
      () => ({ object: 'checkout.session', id: 'cs_1', customer: id, mode: 'payment', currency: 'usd' }),
      false,
      'mode',
    ],
    [
      'about a checkout in another currency',
      'checkout.session.completed',
      () => ({ object: 'checkout.session', id: 'cs_1', customer: id, mode: 'subscription', currency: 'eur' }),
      false,
      'currency',
    ],
    [
      'about a subscription at another price',
      'customer.subscription.created',
      () => subscription(atPrice({ id: 'price_of_somebody_else' })),
      false,
      'price',
    ],
    [
      'about a subscription in another currency',
      'customer.subscription.updated',
      () => subscription({ currency: 'eur' }),
      false,
      'currency',
    ],
    [
      'about an invoice at another price',
      'invoice.paid',
      () => ({
        object: 'invoice',
        id: 'in_1',
        customer: id,
        currency: 'usd',
        parent: null,
        lines: { data: [{ pricing: { price_details: { price: 'price_of_somebody_else' } } }] },
      }),
      false,
      'price',
    ],
    [
      'about an invoice in another currency',
      'invoice.paid',
      () => ({
        object: 'invoice',
        id: 'in_1',
        customer: id,
        currency: 'eur',
        parent: null,
        lines: { data: [{ pricing: { price_details: { price: ours.items.data[0]?.price.id } } }] },
      }),
      false,
      'currency',
    ],
  ])('%s grants nothing, is kept as refused and logged', async (_, type, object, livemode, reason) => {
    const calls = watchStripe(app);
    const event = await processEvent(app, { type, object: object(), livemode });
    expect(event).toMatchObject({ state: 'REFUSED', failure: expect.any(String) as string });
    expect(loggedOf(log, event.id)).toEqual([{ event: 'payment.event_refused', reason, level: 40 }]);
    expect(calls).toEqual([]);
    expect(await subscriptionOf(person)).toBeNull();
    expect(await app.sql('select id from subscriptions where user_id = $1', [person.id])).toEqual([]);
  });

  it('about a customer that nobody knows changes nothing and is ignored', async () => {
    const before = await app.sql('select * from subscriptions order by id');
    const event = await processEvent(app, {
      type: 'customer.subscription.created',
      object: subscription({ customer: 'cus_of_no_one' }),
    });
    expect(event).toMatchObject({ state: 'IGNORED', failure: null, customer: 'cus_of_no_one' });
    expect(loggedOf(log, event.id)).toEqual([
      { event: 'payment.event_ignored', reason: 'customer', level: 30 },
    ]);
    expect(await app.sql('select * from subscriptions order by id')).toEqual(before);
  });

  it('of a type that says nothing to us is kept and ignored without a call', async () => {
    const calls = watchStripe(app);
    const event = await processEvent(app, { type: 'customer.updated', object: { object: 'customer', id } });
    expect(event).toMatchObject({ state: 'IGNORED', customer: id });
    expect(loggedOf(log, event.id)).toEqual([{ event: 'payment.event_ignored', reason: 'type', level: 30 }]);
    expect(calls).toEqual([]);
  });

  it('grants nothing when it claims what Stripe does not have', async () => {
    const calls = watchStripe(app);
    const event = await processEvent(app, {
      type: 'customer.subscription.created',
      object: subscription({ status: 'active' }),
    });
    expect(event).toMatchObject({ state: 'PROCESSED' });
    expect(calls).toContain('GET /v1/subscriptions');
    expect(await subscriptionOf(person)).toBeNull();
  });
});

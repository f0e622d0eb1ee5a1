// @slow server/src/payment sandbox/stripe
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerOf } from '#server/payment/customer.test-helper.ts';
import { untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { idOf } from '#server/payment/stripe/stripe-calls.ts';
import { loggedOf, WEBHOOK_SECRET, processEvent } from '#server/payment/webhook/stripe-event.test-helper.ts';
import { CapturedLog } from '#testing/captured-log.ts';
import { dataOf, register, registerPaidSubscriber, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { ownedBy, NOTHING_OWNED } from './expect-nothing-owned.test-helper.ts';

const log = new CapturedLog();
let app: TestApp;
let stripe: Stripe;
/** A person who has paid. */
let subscriber: Person;
beforeAll(async () => {
  app = await startApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, LOG_LEVEL: 'info' }, { log });
  ({ stripe } = app.container);
  subscriber = await registerPaidSubscriber(app);
  await untilQuiet(app);
});
afterAll(() => app.stop());

/** A customer at Stripe who has paid nothing. */
let stranger: Person;
beforeEach(async () => {
  stranger = await register(app);
  dataOf(await stranger.client.graphql('mutation { startCheckout { id } }'));
});

/** Pays a checkout that was made at Stripe directly, without the product. */
async function payBeside(fields: Partial<Stripe.Checkout.SessionCreateParams>): Promise<void> {
  const { id } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    success_url: `${app.url}/checkout/success`,
    ...fields,
  });
  app.container.stripeSandbox?.payCheckout(id);
  await untilQuiet(app);
}

async function otherPrice(fields: Partial<Stripe.PriceCreateParams>): Promise<string> {
  const product = await stripe.products.create({ name: 'Something else' });
  const price = await stripe.prices.create({
    product: product.id,
    unit_amount: 49_900,
    currency: 'usd',
    recurring: { interval: 'year' },
    ...fields,
  });
  return price.id;
}

async function ourPrice(): Promise<string> {
  const [row] = await app.sql<{ id: string }>('select stripe_price_id as id from plan_prices');
  return row?.id ?? '';
}

/** The events about a subscriber since the last payment, by type. */
async function eventsOf(
  customer: string,
): Promise<Map<string, { id: string; state: string; oddity: string | null }>> {
  const rows = await app.sql<{ id: string; type: string; state: string; oddity: string | null }>(
    'select id, type, state, oddity from stripe_events where stripe_customer_id = $1',
    [customer],
  );
  return new Map(rows.map((row) => [row.type, row]));
}

/** The log entries about processing an event, without the sandbox's entry about its delivery. */
const verdictOn = (id: string) => loggedOf(log, id).filter(({ event }) => event !== undefined);

describe('a payment made at Stripe directly, without the product', () => {
  it.each<[string, Partial<Stripe.PriceCreateParams>, Record<string, string>]>([
    [
      'for another product',
      { unit_amount: 100 },
      { 'customer.subscription.created': 'price', 'invoice.paid': 'price' },
    ],
    [
      'in another currency',
      { currency: 'eur' },
      {
        'checkout.session.completed': 'currency',
        'customer.subscription.created': 'price',
        'invoice.paid': 'price',
      },
    ],
    [
      'of the same amount, but for another product',
      {},
      { 'customer.subscription.created': 'price', 'invoice.paid': 'price' },
    ],
  ])('%s grants nothing, and its events are marked as odd and logged', async (_, fields, odd) => {
    const customer = await customerOf(app, stranger.id);
    // While a checkout is open, Stripe bills its customer in one currency.
    const { data } = await stripe.checkout.sessions.list({ customer });
    for (const { id } of data) await stripe.checkout.sessions.expire(id);
    await payBeside({ customer, line_items: [{ price: await otherPrice(fields), quantity: 1 }] });
    expect(await ownedBy(app, stranger)).toEqual(NOTHING_OWNED);
    const events = await eventsOf(customer);
    for (const [type, reason] of Object.entries(odd)) {
      const event = events.get(type);
      expect(event).toMatchObject({ state: 'PROCESSED', oddity: expect.any(String) as string });
      expect(verdictOn(event?.id ?? '')).toEqual([{ event: 'payment.event_odd', reason, level: 40 }]);
    }
  });

  it('by a customer with the email address of a learner grants nothing, and is not linked to the learner', async () => {
    const { id: customer } = await stripe.customers.create({ email: stranger.email });
    await payBeside({ customer, line_items: [{ price: await ourPrice(), quantity: 1 }] });
    await app.container.services.reconciliation.run();
    await untilQuiet(app);
    expect(await ownedBy(app, stranger)).toEqual(NOTHING_OWNED);
    const event = (await eventsOf(customer)).get('customer.subscription.created');
    expect(event).toMatchObject({ state: 'IGNORED' });
    expect(verdictOn(event?.id ?? '')).toEqual([
      { event: 'payment.event_ignored', reason: 'customer', level: 30 },
    ]);
  });

  it('in the name of another person belongs to the payer', async () => {
    const other = await register(app);
    dataOf(await other.client.graphql('mutation { startCheckout { id } }'));
    const [checkout] = await app.sql<{ id: string }>('select id from checkouts where user_id = $1', [
      stranger.id,
    ]);
    const metadata = { userId: stranger.id, checkoutId: checkout?.id ?? '' };
    await payBeside({
      customer: await customerOf(app, other.id),
      client_reference_id: stranger.id,
      line_items: [{ price: await ourPrice(), quantity: 1 }],
      metadata,
      subscription_data: { metadata },
    });
    expect(await ownedBy(app, stranger)).toEqual(NOTHING_OWNED);
    expect(await ownedBy(app, other)).toMatchObject({ rows: 1, payments: 1, mayWatch: true });
    expect(await app.sql('select state from checkouts where user_id = $1', [stranger.id])).toEqual([
      { state: 'OPEN' },
    ]);
  });
});

describe('a signed event', () => {
  let subscription: Stripe.Subscription;
  let session: Stripe.Checkout.Session;
  let invoice: Stripe.Invoice;
  beforeAll(async () => {
    const customer = await customerOf(app, subscriber.id);
    const [found] = (await stripe.checkout.sessions.list({ customer })).data;
    if (!found) throw new Error('The customer has no checkout');
    session = found;
    subscription = await stripe.subscriptions.retrieve(idOf(session.subscription ?? ''));
    invoice = await stripe.invoices.retrieve(idOf(subscription.latest_invoice ?? ''));
  });

  const atOtherPrice = () => ({
    items: {
      ...subscription.items,
      data: subscription.items.data.map((item) => ({ ...item, price: { ...item.price, id: 'price_other' } })),
    },
  });

  it.each([
    ['in live mode', { livemode: true }, 'livemode'],
    ['of another account', { account: 'acct_of_somebody_else' }, 'account'],
  ])('%s grants nothing, is refused and logged', async (_, origin, reason) => {
    const customer = await customerOf(app, stranger.id);
    const event = await processEvent(app, {
      type: 'invoice.paid',
      object: { ...invoice, customer },
      ...origin,
    });
    expect(event).toMatchObject({ state: 'REFUSED', failure: expect.any(String) as string });
    expect(loggedOf(log, event.id)).toEqual([{ event: 'payment.event_refused', reason, level: 40 }]);
    expect(await ownedBy(app, stranger)).toEqual(NOTHING_OWNED);
  });

  it.each<[string, string, () => object, string]>([
    [
      'about a one-time payment',
      'checkout.session.completed',
      () => ({ ...session, mode: 'payment' }),
      'mode',
    ],
    [
      'at another price',
      'customer.subscription.created',
      () => ({ ...subscription, ...atOtherPrice() }),
      'price',
    ],
    ['in another currency', 'invoice.paid', () => ({ ...invoice, currency: 'eur' }), 'currency'],
  ])('%s grants nothing, is marked as odd and logged', async (_, type, object, reason) => {
    const customer = await customerOf(app, stranger.id);
    const event = await processEvent(app, { type, object: { ...object(), customer } });
    expect(event).toMatchObject({ state: 'PROCESSED', oddity: expect.any(String) as string });
    expect(loggedOf(log, event.id)).toEqual([{ event: 'payment.event_odd', reason, level: 40 }]);
    expect(await ownedBy(app, stranger)).toEqual(NOTHING_OWNED);
  });

  it.each<[string, () => object]>([
    ['customer.subscription.created', () => subscription],
    ['checkout.session.completed', () => session],
    ['invoice.paid', () => invoice],
  ])(
    '%s that assigns a payment to another customer grants nothing to that customer',
    async (type, object) => {
      const customer = await customerOf(app, stranger.id);
      await processEvent(app, { type, object: { ...object(), customer } });
      expect(await ownedBy(app, stranger)).toEqual(NOTHING_OWNED);
      expect(await ownedBy(app, subscriber)).toMatchObject({ rows: 1, payments: 1, mayWatch: true });
    },
  );

  it('with false content changes nothing, because the state is read from Stripe', async () => {
    await processEvent(app, {
      type: 'customer.subscription.deleted',
      object: { ...subscription, status: 'canceled' },
    });
    expect(await ownedBy(app, subscriber)).toMatchObject({ mayWatch: true });
  });
});

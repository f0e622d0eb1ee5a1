// @slow server/src/payment sandbox/stripe
import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentMessages, paymentRefusals } from '#shared/payment.ts';
import { dataOf, refusalOf, register, registerPaidSubscriber } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  breakEndpoint,
  endFaults,
  controlOf,
  customerOf,
  failuresOf,
  giveUpSoon,
  sessionsOf,
  subscriptionsOf,
  type Endpoint,
  type Failure,
} from '#server/payment/customer.test-helper.ts';
import { idOf } from '#server/payment/stripe/stripe-calls.ts';

/** The events of Stripe's SDK about its requests, which the SDK does not type. */
interface Requests {
  on(event: 'request', listener: (request: Stripe.RequestEvent) => void): unknown;
}

const START = 'mutation { startCheckout { id url } }';
const CONFIRM = `mutation ($id: ID!) {
  confirmCheckout(sessionId: $id) { subscription { status } checkout { state } }
}`;
const OUTAGE = { code: 'SERVICE_UNAVAILABLE', message: paymentMessages.unavailable };
const REFUSED = { code: 'SERVICE_UNAVAILABLE', message: paymentRefusals.refused };
/** The message for a failure depends on whether it is temporary. */
const answerTo = (failure: Failure) => (failure.startsWith('refuses') ? REFUSED : OUTAGE);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  giveUpSoon(app);
});
afterEach(() => {
  endFaults(app);
  controlOf(app).releaseDeliveries();
});
afterAll(() => app.stop());

const start = (client: HttpClient) => client.graphql<{ startCheckout: { id: string } }>(START);
const startCheckout = async (client: HttpClient) => dataOf(await start(client)).startCheckout;

const failuresAt = (endpoints: Endpoint[]): [Endpoint, Failure][] =>
  endpoints.flatMap((endpoint) =>
    failuresOf(endpoint).map((failure): [Endpoint, Failure] => [endpoint, failure]),
  );

describe('starting a checkout', () => {
  it.each(
    failuresAt([
      'POST /v1/customers',
      'GET /v1/subscriptions',
      'GET /v1/invoices',
      'GET /v1/checkout/sessions',
      'POST /v1/checkout/sessions',
    ]),
  )(
    'says that nothing was charged while %s %s, and opens a checkout afterwards',
    async (endpoint, failure) => {
      const { client, id, email } = await register(app);
      breakEndpoint(app, endpoint, failure);
      expect(refusalOf(await start(client))).toEqual(answerTo(failure));
      endFaults(app);

      const session = await startCheckout(client);
      expect(await startCheckout(client)).toEqual(session);
      const open = (await sessionsOf(app, await customerOf(app, id))).filter(
        ({ status }) => status === 'open',
      );
      expect(open.map((each) => each.id)).toEqual([session.id]);
      expect((await app.container.stripe.customers.list({ email })).data).toHaveLength(1);
      const live = `select stripe_session_id as id from checkouts where user_id = $1 and state = 'OPEN'`;
      expect(await app.sql(live, [id])).toEqual([{ id: session.id }]);
    },
  );

  it('reuses the same row and session after a lost response', async () => {
    const { client, id } = await register(app);
    breakEndpoint(app, 'POST /v1/checkout/sessions', 'hangs after the work');
    expect(refusalOf(await start(client))).toEqual(OUTAGE);
    endFaults(app);
    const [made] = await sessionsOf(app, await customerOf(app, id));
    expect((await startCheckout(client)).id).toBe(made?.id);
    const rows = await app.sql('select id from checkouts where user_id = $1', [id]);
    expect(rows).toEqual([{ id: made?.metadata?.checkoutId }]);
  });

  it('fails the same way if an open session cannot be read, and then returns it', async () => {
    const { client } = await register(app);
    const session = await startCheckout(client);
    breakEndpoint(app, 'GET /v1/checkout/sessions/:id', 'answers 500');
    expect(refusalOf(await start(client))).toEqual(OUTAGE);
    endFaults(app);
    expect(await startCheckout(client)).toEqual(session);
  });
});

describe('returning from a checkout', () => {
  it.each(
    failuresAt([
      'GET /v1/checkout/sessions/:id',
      'GET /v1/subscriptions',
      'GET /v1/invoices',
      'GET /v1/charges',
      'GET /v1/checkout/sessions',
    ]),
  )('grants nothing while %s %s, and everything once afterwards', async (endpoint, failure) => {
    const { client, id: userId } = await register(app);
    const { id } = await startCheckout(client);
    controlOf(app).holdDeliveries();
    app.container.stripeSandbox?.payCheckout(id);
    breakEndpoint(app, endpoint, failure);
    expect(refusalOf(await client.graphql(CONFIRM, { id }))).toEqual(OUTAGE);
    expect(await app.sql('select id from subscriptions where user_id = $1', [userId])).toEqual([]);
    endFaults(app);
    expect(dataOf(await client.graphql(CONFIRM, { id }))).toEqual({
      confirmCheckout: { subscription: { status: 'ACTIVE' }, checkout: { state: 'PAID' } },
    });
    expect(await subscriptionsOf(app, await customerOf(app, userId))).toHaveLength(1);
  });
});

describe('the price of the school', () => {
  const priceOf = async (session: string): Promise<Stripe.Price> => {
    const { data } = await app.container.stripe.checkout.sessions.listLineItems(session);
    const [price] = data.map((line) => line.price);
    if (!price) throw new Error('The checkout has no line items');
    return price;
  };
  const ARCHIVED: [string, (price: Stripe.Price) => Promise<unknown>][] = [
    ['the price', ({ id }) => app.container.stripe.prices.update(id, { active: false })],
    ['its product', ({ product }) => app.container.stripe.products.update(idOf(product), { active: false })],
  ];

  it.each(ARCHIVED)('is created again after the school archives %s at Stripe', async (_, archive) => {
    const before = await priceOf((await startCheckout((await register(app)).client)).id);
    await archive(before);
    const { client } = await register(app);
    const { id } = await startCheckout(client);
    const price = await priceOf(id);
    expect(price).toMatchObject({
      active: true,
      unit_amount: 49_900,
      lookup_key: 'lectern_yearly_usd_49900',
    });
    expect(price.id).not.toBe(before.id);
    expect(await priceOf((await startCheckout((await register(app)).client)).id)).toEqual(price);
    app.container.stripeSandbox?.payCheckout(id);
    expect(dataOf(await client.graphql(CONFIRM, { id }))).toMatchObject({
      confirmCheckout: { subscription: { status: 'ACTIVE' } },
    });
  });

  it('is created with another idempotency key after each failure, so that no stored response is repeated', async () => {
    const keys: string[] = [];
    const requests: Requests = app.container.stripe;
    requests.on('request', ({ path, idempotency_key: key }) => {
      if (path === '/v1/prices' && key) keys.push(key);
    });
    await ARCHIVED[0]?.[1](await priceOf((await startCheckout((await register(app)).client)).id));
    const { client } = await register(app);
    for (const failure of ['answers 500', 'refuses the call'] as const) {
      breakEndpoint(app, 'POST /v1/prices', failure);
      expect(refusalOf(await start(client))?.code).toBe('SERVICE_UNAVAILABLE');
      endFaults(app);
    }
    breakEndpoint(app, 'POST /v1/prices', 'answers 500 after the work');
    expect(refusalOf(await start(client))).toEqual(OUTAGE);
    endFaults(app);
    const [made] = (await app.container.stripe.prices.list({ limit: 1 })).data;
    expect((await priceOf((await startCheckout(client)).id)).id).toBe(made?.id);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('the billing page', () => {
  const OPEN = 'mutation { openBillingPortal { userId url } }';

  it.each(failuresAt(['POST /v1/billing_portal/sessions']))(
    'cannot be opened while %s %s, and can afterwards',
    async (endpoint, failure) => {
      const { client, id } = await registerPaidSubscriber(app);
      breakEndpoint(app, endpoint, failure);
      expect(refusalOf(await client.graphql(OPEN))).toEqual(answerTo(failure));
      endFaults(app);
      const { openBillingPortal } = dataOf(
        await client.graphql<{ openBillingPortal: { userId: string; url: string } }>(OPEN),
      );
      expect(openBillingPortal.userId).toBe(id);
      const page = await fetch(openBillingPortal.url);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(`${app.config.publicUrl}/user/profile`);
    },
  );

  it('requires a payment', async () => {
    const { client } = await register(app);
    await startCheckout(client);
    expect(refusalOf(await client.graphql(OPEN))).toEqual({
      code: 'CONFLICT',
      message: paymentRefusals.conflict.noCustomer,
    });
  });
});

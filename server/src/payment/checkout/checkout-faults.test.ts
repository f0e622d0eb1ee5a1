import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentMessages } from '#shared/payment.ts';
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

const START = 'mutation { startCheckout { id url } }';
const CONFIRM = `mutation ($id: ID!) {
  confirmCheckout(sessionId: $id) { subscription { status } checkout { state } }
}`;
const OUTAGE = { code: 'SERVICE_UNAVAILABLE', message: paymentMessages.unavailable };

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
  )('says that nothing was charged while %s %s, and opens one when it is over', async (endpoint, failure) => {
    const { client, id, email } = await register(app);
    breakEndpoint(app, endpoint, failure);
    expect(refusalOf(await start(client))).toEqual(OUTAGE);
    endFaults(app);

    const session = await startCheckout(client);
    expect(await startCheckout(client)).toEqual(session);
    const open = (await sessionsOf(app, await customerOf(app, id))).filter(({ status }) => status === 'open');
    expect(open.map((each) => each.id)).toEqual([session.id]);
    expect((await app.container.stripe.customers.list({ email })).data).toHaveLength(1);
    const live = `select stripe_session_id as id from checkouts where user_id = $1 and state = 'OPEN'`;
    expect(await app.sql(live, [id])).toEqual([{ id: session.id }]);
  });

  it('takes the same row and session up again after a lost answer', async () => {
    const { client, id } = await register(app);
    breakEndpoint(app, 'POST /v1/checkout/sessions', 'hangs after the work');
    expect(refusalOf(await start(client))).toEqual(OUTAGE);
    endFaults(app);
    const [made] = await sessionsOf(app, await customerOf(app, id));
    expect((await startCheckout(client)).id).toBe(made?.id);
    const rows = await app.sql('select id from checkouts where user_id = $1', [id]);
    expect(rows).toEqual([{ id: made?.metadata?.checkoutId }]);
  });

  it('says the same of an open one that cannot be looked at, and then returns it', async () => {
    const { client } = await register(app);
    const session = await startCheckout(client);
    breakEndpoint(app, 'GET /v1/checkout/sessions/:id', 'answers 500');
    expect(refusalOf(await start(client))).toEqual(OUTAGE);
    endFaults(app);
    expect(await startCheckout(client)).toEqual(session);
  });
});

describe('coming back from a checkout', () => {
  it.each(
    failuresAt([
      'GET /v1/checkout/sessions/:id',
      'GET /v1/subscriptions',
      'GET /v1/invoices',
      'GET /v1/charges',
      'GET /v1/checkout/sessions',
    ]),
  )('grants nothing while %s %s, and everything once when it is over', async (endpoint, failure) => {
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

describe('the billing page', () => {
  const OPEN = 'mutation { openBillingPortal { userId url } }';

  it.each(failuresAt(['POST /v1/billing_portal/sessions']))(
    'cannot be opened while %s %s, and can when it is over',
    async (endpoint, failure) => {
      const { client, id } = await registerPaidSubscriber(app);
      breakEndpoint(app, endpoint, failure);
      expect(refusalOf(await client.graphql(OPEN))).toEqual(OUTAGE);
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

  it('is for who has paid', async () => {
    const { client } = await register(app);
    await startCheckout(client);
    expect(refusalOf(await client.graphql(OPEN))).toEqual({
      code: 'CONFLICT',
      message: paymentMessages.conflict.noCustomer,
    });
  });
});

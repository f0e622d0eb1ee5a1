// @slow server/src/payment sandbox/stripe server/src/platform
import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#shared/messages.ts';
import { paymentRefusals } from '#shared/payment.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import { startServer } from '#server/server.ts';
import {
  dataOf,
  refusalOf,
  register,
  registerAdmin,
  registerPaidSubscriber,
  type Person,
} from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { controlOf, customerOf, sessionsOf, subscriptionsOf } from '#server/payment/customer.test-helper.ts';

const START = 'mutation { startCheckout { id url } }';
const CONFIRM = `mutation ($id: ID!) {
  confirmCheckout(sessionId: $id) { subscription { status } checkout { id state url } }
}`;
const CHECKOUT = '{ me { checkout { id state url startedAt } } }';

interface CheckoutData {
  id: string;
  state: string;
  url: string | null;
  startedAt: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterEach(() => {
  vi.restoreAllMocks();
  controlOf(app).releaseDeliveries();
});
afterAll(() => app.stop());

async function startCheckout(client: HttpClient): Promise<{ id: string; url: string }> {
  return dataOf(await client.graphql<{ startCheckout: { id: string; url: string } }>(START)).startCheckout;
}

async function checkoutOf({ client }: Person): Promise<CheckoutData | null> {
  return dataOf(await client.graphql<{ me: { checkout: CheckoutData | null } }>(CHECKOUT)).me.checkout;
}

const rowsOf = ({ id }: Person) =>
  app.sql<{ id: string; state: string; stripe_session_id: string | null }>(
    'select id, state, stripe_session_id from checkouts where user_id = $1 order by created_at, id',
    [id],
  );
const pay = (sessionId: string) => app.container.stripeSandbox?.payCheckout(sessionId);
const CONFLICT = (message: string) => ({ code: 'CONFLICT', message });

describe('a checkout', () => {
  it('is the same for 20 clicks at once in two processes, and for each later click', async () => {
    const person = await register(app);
    const config = { ...app.config, port: await freePort() };
    const second = await startServer({ config, logger: createLogger('silent'), report: () => undefined });
    try {
      const elsewhere = new HttpClient(`http://localhost:${config.port}`, {
        cookie: person.client.cookieHeader(),
      });
      const clicks = await Promise.all(
        Array.from({ length: 20 }, (_, index) => startCheckout(index % 2 ? person.client : elsewhere)),
      );
      expect(new Set(clicks.map(({ id }) => id)).size).toBe(1);
      expect(await startCheckout(elsewhere)).toEqual(clicks[0]);
      expect(await sessionsOf(app, await customerOf(app, person.id))).toHaveLength(1);
      expect(await rowsOf(person)).toHaveLength(1);
      const { data } = await app.container.stripe.customers.list({ email: person.email });
      expect(data.map(({ metadata }) => metadata)).toEqual([{ userId: person.id }]);
    } finally {
      await second.stop();
    }
  });

  it('takes price, currency, URLs and customer from the server', async () => {
    const person = await register(app);
    const { id } = await startCheckout(person.client);
    const session = await app.container.stripe.checkout.sessions.retrieve(id);
    const [row] = await rowsOf(person);
    expect(session).toMatchObject({
      mode: 'subscription',
      amount_total: 49_900,
      currency: 'usd',
      customer: await customerOf(app, person.id),
      client_reference_id: person.id,
      metadata: { checkoutId: row?.id, userId: person.id },
      success_url: `${app.config.publicUrl}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${app.config.publicUrl}/checkout/failure`,
      allow_promotion_codes: null,
    });
    pay(id);
    const [subscription] = await subscriptionsOf(app, await customerOf(app, person.id));
    expect(subscription?.metadata).toMatchObject({ checkoutId: row?.id, userId: person.id });
  });

  it('is shown from its start until its payment', async () => {
    const person = await register(app);
    expect(await checkoutOf(person)).toBeNull();
    const { id, url } = await startCheckout(person.client);
    const checkout = await checkoutOf(person);
    expect(checkout).toMatchObject({ state: 'OPEN', url });
    expect(Math.abs(Date.parse(checkout?.startedAt ?? '') - Date.now())).toBeLessThan(60_000);
    pay(id);
    expect(dataOf(await person.client.graphql(CONFIRM, { id }))).toEqual({
      confirmCheckout: {
        subscription: { status: 'ACTIVE' },
        checkout: { id: checkout?.id, state: 'PAID', url: null },
      },
    });
  });

  it('is shown as expired when Stripe expires it, and the next click opens another', async () => {
    const person = await register(app);
    const first = await startCheckout(person.client);
    await app.container.stripe.checkout.sessions.expire(first.id);
    await expect.poll(() => checkoutOf(person)).toMatchObject({ state: 'EXPIRED', url: null });
    const next = await startCheckout(person.client);
    expect(next.id).not.toBe(first.id);
    expect((await rowsOf(person)).map(({ state }) => state)).toEqual(['EXPIRED', 'OPEN']);
  });

  it('is replaced if it expired without an event', async () => {
    const person = await register(app);
    const first = await startCheckout(person.client);
    controlOf(app).holdDeliveries();
    await app.container.stripe.checkout.sessions.expire(first.id);
    expect((await startCheckout(person.client)).id).not.toBe(first.id);
    expect((await rowsOf(person)).map(({ state }) => state)).toEqual(['EXPIRED', 'OPEN']);
  });

  it('is refused to a buyer who has already paid, even if neither webhook nor buyer came back', async () => {
    const person = await register(app);
    const { id } = await startCheckout(person.client);
    controlOf(app).holdDeliveries();
    pay(id);
    const answer = await person.client.graphql(START);
    expect(refusalOf(answer)).toEqual(CONFLICT(paymentRefusals.conflict.alreadySubscribed));
    expect(await checkoutOf(person)).toMatchObject({ state: 'PAID' });
    expect(await app.container.services.access.isActive(person.id)).toBe(true);
  });

  it('is replaced when the price has changed', async () => {
    const person = await register(app);
    const former = await startCheckout(person.client);
    const plan = { ...app.config.plan, price: { ...app.config.plan.price, amount: 29_900 } };
    const config = { ...app.config, port: await freePort(), plan };
    const lowered = await startServer({ config, logger: createLogger('silent'), report: () => undefined });
    try {
      const cookie = person.client.cookieHeader();
      const { id } = await startCheckout(new HttpClient(`http://localhost:${config.port}`, { cookie }));
      const { sessions } = app.container.stripe.checkout;
      expect(await sessions.retrieve(id)).toMatchObject({ status: 'open', amount_total: 29_900 });
      expect((await sessions.retrieve(former.id)).status).toBe('expired');
      expect((await rowsOf(person)).map(({ state }) => state)).toEqual(['EXPIRED', 'OPEN']);
    } finally {
      await lowered.stop();
    }
  });

  it('expires every other page on which the buyer could still pay', async () => {
    const person = await register(app);
    const { id } = await startCheckout(person.client);
    const { stripe } = app.container;
    const customer = await customerOf(app, person.id);
    const price = await stripe.checkout.sessions.listLineItems(id);
    const other = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: price.data[0]?.price?.id ?? '', quantity: 1 }],
      success_url: 'https://elsewhere.example',
    });
    await stripe.checkout.sessions.expire(id);
    const next = await startCheckout(person.client);
    const open = (await sessionsOf(app, customer)).filter(({ status }) => status === 'open');
    expect(open.map((session) => session.id)).toEqual([next.id]);
    expect((await stripe.checkout.sessions.retrieve(other.id)).status).toBe('expired');
  });

  it('gets a new row if the key of its row was used with other parameters', async () => {
    const person = await register(app);
    await startCheckout(person.client);
    const customer = await customerOf(app, person.id);
    const { stripe } = app.container;
    const [first] = await sessionsOf(app, customer);
    await stripe.checkout.sessions.expire(first?.id ?? '');
    await expect.poll(() => checkoutOf(person)).toMatchObject({ state: 'EXPIRED' });
    const broken = randomUUID();
    await app.sql(`insert into checkouts (id, created_at, user_id) values ($1, now(), $2)`, [
      broken,
      person.id,
    ]);
    const items = await stripe.checkout.sessions.listLineItems(first?.id ?? '');
    await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        line_items: [{ price: items.data[0]?.price?.id ?? '', quantity: 1 }],
        success_url: 'https://former.example',
      },
      { idempotencyKey: broken },
    );
    const { id } = await startCheckout(person.client);
    const rows = await rowsOf(person);
    expect(rows.find((row) => row.id === broken)?.state).toBe('EXPIRED');
    expect(rows.filter(({ state }) => state === 'OPEN')).toMatchObject([{ stripe_session_id: id }]);
    const open = (await sessionsOf(app, customer)).filter(({ status }) => status === 'open');
    expect(open.map((session) => session.id)).toEqual([id]);
  });

  it('is restored if its row was lost, and only for its buyer', async () => {
    const person = await register(app);
    const { id } = await startCheckout(person.client);
    const [row] = await rowsOf(person);
    await app.sql('delete from checkouts where user_id = $1', [person.id]);
    pay(id);
    dataOf(await person.client.graphql(CONFIRM, { id }));
    expect(await rowsOf(person)).toEqual([{ id: row?.id, state: 'PAID', stripe_session_id: id }]);
  });
});

describe('a buyer who returns from a checkout', () => {
  it('gets NOT_FOUND for a session of another mode', async () => {
    const person = await register(app);
    const { id } = await startCheckout(person.client);
    const { stripe } = app.container;
    const session = await stripe.checkout.sessions.retrieve(id);
    const payment: Stripe.Checkout.Session = { ...session, mode: 'payment', status: 'complete' };
    vi.spyOn(stripe.checkout.sessions, 'retrieve').mockResolvedValue({
      ...payment,
      lastResponse: session.lastResponse,
    });
    expect(refusalOf(await person.client.graphql(CONFIRM, { id }))).toEqual({
      code: 'NOT_FOUND',
      message: paymentRefusals.notFound.checkout,
    });
  });
});

describe('the checkout of a person', () => {
  it('is visible to themselves and to admins', async () => {
    const { checkouts } = app.container.services;
    const [person, other, admin] = [await register(app), await register(app), await registerAdmin(app)];
    const via = { kind: 'session', id: '' } as const;
    const asking = (userId: string, role: 'USER' | 'ADMIN') => () =>
      checkouts.requireCheckoutOf({ userId, role, via }, person.id);
    expect(asking(person.id, 'USER')).not.toThrow();
    expect(asking(admin.id, 'ADMIN')).not.toThrow();
    expect(asking(other.id, 'USER')).toThrow(messages.access.denied);
    expect(() => checkouts.requireCheckoutOf(null, person.id)).toThrow(messages.access.loginRequired);
    await startCheckout(person.client);
    const QUERY = 'query ($id: ID!) { user(id: $id) { checkout { state } } }';
    expect(dataOf(await admin.client.graphql(QUERY, { id: person.id }))).toEqual({
      user: { checkout: { state: 'OPEN' } },
    });
  });
});

describe('a school with promotion codes and taxes', () => {
  let school: TestApp;
  beforeAll(async () => {
    school = app;
    app = await startApp({ STRIPE_PROMOTION_CODES: 'true', STRIPE_AUTOMATIC_TAX: 'true' });
  });
  afterAll(async () => {
    await app.stop();
    app = school;
  });

  it('has both in its checkout', async () => {
    const { client } = await register(app);
    const { id } = await startCheckout(client);
    expect(await app.container.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      allow_promotion_codes: true,
      automatic_tax: { enabled: true },
      adaptive_pricing: { enabled: false },
    });
  });

  it('directs a subscriber with an unpaid renewal to their card, and not to a second subscription', async () => {
    const person = await registerPaidSubscriber(app);
    const customer = await customerOf(app, person.id);
    controlOf(app).replaceCard(customer, '4000000000000341');
    controlOf(app).advanceToRenewal(customer);
    await app.container.services.subscriptionSync.synchronize(customer);
    const unpaid = CONFLICT(paymentRefusals.conflict.renewalUnpaid);
    expect(refusalOf(await person.client.graphql(START))).toEqual(unpaid);
    // After the grace period, while Stripe still retries.
    await app.sql(`update subscriptions set access_until = null where user_id = $1`, [person.id]);
    expect(refusalOf(await person.client.graphql(START))).toEqual(unpaid);
  });
});

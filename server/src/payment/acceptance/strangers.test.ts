// @slow server/src/payment sandbox/stripe
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { paymentRefusals } from '#shared/payment.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { customerOf } from '#server/payment/customer.test-helper.ts';
import { untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { idOf } from '#server/payment/stripe/stripe-calls.ts';
import { dataOf, register, registerPaidSubscriber, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { ownedBy, NOTHING_OWNED } from './expect-nothing-owned.test-helper.ts';

let app: TestApp;
/** A person who has paid, and the IDs of their payment at Stripe and in our tables. */
let subscriber: Person;
let paid: {
  session: string;
  customer: string;
  subscription: string;
  ourSubscription: string;
  payment: string;
};

beforeAll(async () => {
  app = await startApp();
  const { stripe } = app.container;
  subscriber = await registerPaidSubscriber(app);
  await untilQuiet(app);
  const customer = await customerOf(app, subscriber.id);
  const [session] = (await stripe.checkout.sessions.list({ customer })).data;
  const [subscription] = await app.sql<{ id: string }>('select id from subscriptions where user_id = $1', [
    subscriber.id,
  ]);
  const [payment] = await app.sql<{ id: string }>('select id from payments where user_id = $1', [
    subscriber.id,
  ]);
  paid = {
    session: session?.id ?? '',
    customer,
    subscription: idOf(session?.subscription ?? ''),
    ourSubscription: subscription?.id ?? '',
    payment: payment?.id ?? '',
  };
});
afterAll(() => app.stop());

/** A customer at Stripe who has paid nothing. */
let stranger: Person;
beforeEach(async () => {
  stranger = await register(app);
  dataOf(await stranger.client.graphql('mutation { startCheckout { id } }'));
});

/** Calls the REST API as a script with a cookie does. */
async function callRest({ client }: Person, method: string, path: string, body?: object) {
  const response = await client.fetch(`/api/v1${path}`, {
    method,
    headers: { 'x-requested-with': 'test', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as object };
}

describe('what belongs to another person', () => {
  const SESSIONS: [string, () => string][] = [
    ['a paid checkout', () => paid.session],
    ['an unknown checkout', () => 'cs_test_nothing'],
    ['a subscription in place of a checkout', () => paid.subscription],
    ['a customer in place of a checkout', () => paid.customer],
    ['a way through the addresses of Stripe', () => `../../customers/${paid.customer}`],
    ['a checkout with a query string', () => `${paid.session}?expand[]=customer`],
  ];

  it.each(SESSIONS)('%s grants nothing and is reported as not found', async (_, session) => {
    const confirm = 'mutation ($id: ID!) { confirmCheckout(sessionId: $id) { id } }';
    const { data, errors } = await stranger.client.graphql(confirm, { id: session() });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { message: paymentRefusals.notFound.checkout, extensions: { code: 'NOT_FOUND' } },
    ]);
    const query = new URLSearchParams({ session_id: session() }).toString();
    for (const method of ['GET', 'POST']) {
      expect(await callRest(stranger, method, `/payments/get-subscription?${query}`)).toEqual({
        status: 404,
        body: { success: false, code: 'NOT_FOUND', message: paymentRefusals.notFound.checkout },
      });
    }
    expect(await ownedBy(app, stranger)).toEqual(NOTHING_OWNED);
  });

  it.each([
    ['nothing', ''],
    ['a blank', ' '],
    ['a dot', '.'],
    ['the parent path', '..'],
    ['the list of checkouts', '?limit=100'],
    ['an unprintable character', 'cs_test_\u0000'],
    ['a long ID', 'cs_test_'.padEnd(5_000, 'x')],
  ])('%s is not a checkout', async (_, id) => {
    const confirm = 'mutation ($id: ID!) { confirmCheckout(sessionId: $id) { id } }';
    const { data, errors } = await stranger.client.graphql(confirm, { id });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { message: paymentRefusals.notFound.checkout, extensions: { code: 'NOT_FOUND' } },
    ]);
  });

  it.each<[string, () => string]>([
    ['a running subscription', () => paid.ourSubscription],
    ['a nonexistent subscription', () => newId()],
    ['a payment ID in place of a subscription ID', () => paid.payment],
  ])('%s is not verified and is reported as not found', async (_, id) => {
    expect(await callRest(stranger, 'POST', '/payments/verify', { subscription_id: id() })).toEqual({
      status: 404,
      body: { success: false, code: 'NOT_FOUND', message: paymentRefusals.notFound.subscription },
    });
    expect(await ownedBy(app, stranger)).toEqual(NOTHING_OWNED);
  });

  it.each<[string, () => string]>([
    ['of another person', () => paid.payment],
    ['that does not exist', () => newId()],
  ])('a learner cannot retry the refund of a payment %s', async (_, id) => {
    const retry = 'mutation ($id: ID!) { retryRefund(paymentId: $id) { id } }';
    const { data, errors } = await stranger.client.graphql(retry, { id: id() });
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message: messages.access.denied, extensions: { code: 'FORBIDDEN' } }]);
  });

  it.each<[string, () => string]>([
    ['who has paid', () => subscriber.id],
    ['who does not exist', () => newId()],
  ])('learners cannot read anything of a person %s', async (_, id) => {
    const query = `query ($id: ID!) {
      user(id: $id) { email subscription { id } payments { totalCount } access { text } checkout { state } }
    }`;
    const { data, errors } = await stranger.client.graphql(query, { id: id() });
    expect(data).toEqual({ user: null });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(JSON.stringify(errors)).not.toContain(subscriber.email);
  });

  it('cannot be cancelled: the mutation cancels only the caller’s own subscription', async () => {
    const { errors } = await stranger.client.graphql('mutation { cancelSubscription { id } }');
    expect(errors).toMatchObject([{ message: paymentRefusals.conflict.noSubscription }]);
    expect(await ownedBy(app, subscriber)).toMatchObject({ mayWatch: true, payments: 1 });
  });
});

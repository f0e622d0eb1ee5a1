import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentRefusals } from '#shared/payment.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { dataOf, register, registerAdmin } from '#testing/factories.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { customerOf } from './customer.test-helper.ts';
import { declineAtCheckout, payAtCheckout } from './pay-at-checkout.test-helper.ts';

const SUBSCRIPTION = `subscription { status currentPeriodEnd cancelAtPeriodEnd refundableUntil }`;
const START = 'mutation { startCheckout { id url } }';
const CONFIRM = `mutation ($id: ID!) { confirmCheckout(sessionId: $id) { id ${SUBSCRIPTION} } }`;
const CANCEL = `mutation { cancelSubscription { id ${SUBSCRIPTION} } }`;
const ME = `{ me { ${SUBSCRIPTION} } }`;

interface SubscriptionData {
  status: string;
  currentPeriodEnd: string;
  cancelAtPeriodEnd: boolean;
  refundableUntil: string | null;
}

async function startCheckout(client: HttpClient): Promise<{ id: string; url: string }> {
  const { data, errors } = await client.graphql<{ startCheckout: { id: string; url: string } }>(START);
  if (!data) throw new Error(errors?.[0]?.message);
  return data.startCheckout;
}

async function subscriptionOf(client: HttpClient): Promise<SubscriptionData | null> {
  const { data } = await client.graphql<{ me: { subscription: SubscriptionData | null } }>(ME);
  return data?.me.subscription ?? null;
}

/** A new account that has paid and returned. */
async function newSubscriber(app: TestApp): Promise<HttpClient> {
  const { client } = await register(app);
  const { id, url } = await startCheckout(client);
  await payAtCheckout(url);
  await client.graphql(CONFIRM, { id });
  return client;
}

async function untilActive(client: HttpClient): Promise<SubscriptionData> {
  return expect.poll(() => subscriptionOf(client)).toMatchObject({ status: 'ACTIVE' }) as never;
}

describe('payments', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('use a product name with the name and language of the school, also after a change, unless the school renamed the product at Stripe', async () => {
    const { client: admin } = await registerAdmin(app);
    const { products } = app.container.stripe;
    await startCheckout((await register(app)).client);
    const sold = async () => (await products.list()).data.map(({ id, name }) => ({ id, name }));
    const [product = { id: '', name: '' }] = await sold();
    expect(product.name).toBe('Lectern yearly subscription');
    await updateSchool(admin, { name: 'Harbour' });
    await whenQueueIsIdle(app);
    expect(await sold()).toEqual([{ ...product, name: 'Harbour yearly subscription' }]);
    await updateSchool(admin, { language: 'de' });
    await whenQueueIsIdle(app);
    expect(await sold()).toEqual([{ ...product, name: 'Harbour Jahresabo' }]);
    await products.update(product.id, { name: 'All our courses' });
    await updateSchool(admin, { name: 'Quay', language: 'en' });
    await whenQueueIsIdle(app);
    expect(await sold()).toEqual([{ ...product, name: 'All our courses' }]);
  });

  it('update the customer’s email address at Stripe, where the customer may be deleted', async () => {
    const { client: admin } = await registerAdmin(app);
    const { id, client } = await register(app);
    await startCheckout(client);
    const { customers } = app.container.stripe;
    const customer = await customerOf(app, id);
    const change = async (email: string) => {
      const mutation =
        'mutation ($id: ID!, $email: String!) { changeEmail(userId: $id, email: $email) { id } }';
      dataOf(await admin.graphql(mutation, { id, email }));
      await whenQueueIsIdle(app);
    };
    await change('new-address@example.com');
    expect(await customers.retrieve(customer)).toMatchObject({ email: 'new-address@example.com' });
    await customers.del(customer);
    await change('newest-address@example.com');
    expect(await app.sql(`select 1 from graphile_worker.jobs where attempts > 0`)).toEqual([]);
  });

  it('opens every lecture for a year after the buyer returns', async () => {
    const { client } = await register(app);
    expect(await subscriptionOf(client)).toBeNull();
    const { id, url } = await startCheckout(client);
    const returnAddress = await payAtCheckout(url);
    expect(returnAddress).toBe(`${app.url}/checkout/success?session_id=${id}`);

    const { data } = await client.graphql<{ confirmCheckout: { subscription: SubscriptionData } }>(CONFIRM, {
      id,
    });
    const subscription = data?.confirmCheckout.subscription;
    expect(subscription).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: false });
    const inAYear = new Date();
    const day = inAYear.getUTCDate();
    inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
    // 29 February becomes the 28th.
    if (inAYear.getUTCDate() !== day) inAYear.setUTCDate(0);
    expect(Math.abs(Date.parse(subscription?.currentPeriodEnd ?? '') - inAYear.getTime())).toBeLessThan(
      60_000,
    );
    const inTwoWeeks = Date.now() + 14 * 24 * 60 * 60 * 1000;
    expect(Math.abs(Date.parse(subscription?.refundableUntil ?? '') - inTwoWeeks)).toBeLessThan(60_000);
  });

  it('opens the lectures by the webhook alone, if the buyer does not return', async () => {
    const { client } = await register(app);
    const { url } = await startCheckout(client);
    await payAtCheckout(url);
    await untilActive(client);
  });

  it('makes one subscription from webhook and return page, however often both come', async () => {
    const { client, id: userId } = await register(app);
    const { id, url } = await startCheckout(client);
    await payAtCheckout(url);
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.graphql(CONFIRM, { id })));
    expect(answers.map(({ errors }) => errors)).toEqual(answers.map(() => undefined));
    await untilActive(client);
    expect(await app.sql('select id from subscriptions where user_id = $1', [userId])).toHaveLength(1);
    expect(await app.sql('select user_id from customers where user_id = $1', [userId])).toHaveLength(1);
  });

  it('grants nothing for a declined card, and the buyer sees the reason', async () => {
    const { client } = await register(app);
    const { id, url } = await startCheckout(client);
    expect(await declineAtCheckout(url)).toContain('Your card was declined.');
    const { data } = await client.graphql<{ confirmCheckout: { subscription: null } }>(CONFIRM, { id });
    expect(data?.confirmCheckout.subscription).toBeNull();
  });

  it('grants nothing for the checkout of another person', async () => {
    const { client: subscriber } = await register(app);
    const { id, url } = await startCheckout(subscriber);
    await payAtCheckout(url);
    const { client: thief } = await register(app);
    const { errors } = await thief.graphql(CONFIRM, { id });
    expect(errors?.[0]).toMatchObject({
      message: paymentRefusals.notFound.checkout,
      extensions: { code: 'NOT_FOUND' },
    });
    // Being a customer changes nothing.
    await startCheckout(thief);
    expect((await thief.graphql(CONFIRM, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await subscriptionOf(thief)).toBeNull();
  });

  it('responds NOT_FOUND for an unknown checkout', async () => {
    const { client } = await register(app);
    const { errors } = await client.graphql(CONFIRM, { id: 'cs_test_nothing' });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('refuses a second checkout while a subscription runs', async () => {
    const client = await newSubscriber(app);
    const { errors } = await client.graphql(START);
    expect(errors?.[0]).toMatchObject({
      message: paymentRefusals.conflict.alreadySubscribed,
      extensions: { code: 'CONFLICT' },
    });
  });

  it('refunds the payment in full inside the refund period, once for 20 cancels, and ends access at once', async () => {
    const client = await newSubscriber(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.graphql(CANCEL)));
    // Requests during the first one have the same effect. Later ones find nothing left to cancel.
    expect(answers.filter(({ data }) => data)).not.toEqual([]);
    for (const { errors } of answers.filter(({ data }) => !data)) {
      expect(errors?.[0]?.message).toBe(paymentRefusals.conflict.noSubscription);
    }
    expect(await subscriptionOf(client)).toMatchObject({ status: 'INACTIVE', refundableUntil: null });
    const [customer] = await app.sql<{ id: string }>(
      'select stripe_customer_id as id from customers where user_id = (select id from users where email = $1)',
      [await emailOf(client)],
    );
    expect(await refundsOf(app, customer?.id ?? '')).toEqual([
      { amount: 49_900, currency: 'usd', status: 'succeeded' },
    ]);
  });

  it('lets a learner subscribe again after cancelling', async () => {
    const client = await newSubscriber(app);
    await client.graphql(CANCEL);
    const { id, url } = await startCheckout(client);
    await payAtCheckout(url);
    await client.graphql(CONFIRM, { id });
    expect(await subscriptionOf(client)).toMatchObject({ status: 'ACTIVE' });
  });

  it('has nothing to cancel for a learner who never subscribed', async () => {
    const { client } = await register(app);
    expect((await client.graphql(CANCEL)).errors?.[0]?.message).toBe(paymentRefusals.conflict.noSubscription);
  });

  it('ends access at the end of the paid year, without a job', async () => {
    const client = await newSubscriber(app);
    // Pending events about the payment would restore Stripe's own end of the year.
    await app.sql('delete from customers where user_id = (select id from users where email = $1)', [
      await emailOf(client),
    ]);
    await app.sql(
      `update subscriptions set access_until = now() - interval '1 second'
       where user_id = (select id from users where email = $1)`,
      [await emailOf(client)],
    );
    expect(await subscriptionOf(client)).toMatchObject({ status: 'INACTIVE' });
  });
});

describe('a school without a refund period', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ REFUND_WINDOW_DAYS: '0' });
  });
  afterAll(() => app.stop());

  it('ends a cancelled subscription at the end of the paid year, without a refund', async () => {
    const client = await newSubscriber(app);
    const { data } = await client.graphql<{ cancelSubscription: { subscription: SubscriptionData } }>(CANCEL);
    expect(data?.cancelSubscription.subscription).toMatchObject({
      status: 'ACTIVE',
      cancelAtPeriodEnd: true,
    });
    const [customer] = await app.sql<{ id: string }>('select stripe_customer_id as id from customers');
    expect(await refundsOf(app, customer?.id ?? '')).toEqual([]);
  });
});

async function emailOf(client: HttpClient): Promise<string> {
  const { data } = await client.graphql<{ me: { email: string } }>('{ me { email } }');
  return data?.me.email ?? '';
}

async function refundsOf({ container }: TestApp, customer: string) {
  const { stripe } = container;
  const intents = await stripe.paymentIntents.list({ customer });
  const refunds = await Promise.all(
    intents.data.map(({ id }) => stripe.refunds.list({ payment_intent: id })),
  );
  return refunds.flatMap(({ data }) =>
    data.map(({ amount, currency, status }) => ({ amount, currency, status })),
  );
}

// @slow server/src/access server/src/payment server/src/member sandbox/stripe server/src/platform
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accessGrantMessages } from '#shared/access-grant.ts';
import { memberMessages } from '#shared/member.ts';
import { paymentRefusals } from '#shared/payment.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import {
  addLecture,
  createCourse,
  dataOf,
  refusalOf,
  register,
  registerAdmin,
  registerPaidSubscriber,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { runOpenRequests } from '#server/payment/customer.test-helper.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { eventually } from '#testing/eventually.ts';

const SUBSCRIPTION = 'subscription { kind status currentPeriodEnd cancelAtPeriodEnd refundableUntil }';
const GRANT = `mutation ($userId: ID!, $until: DateTime!) {
  grantAccess(userId: $userId, until: $until) { id ${SUBSCRIPTION} }
}`;
const END = `mutation ($userId: ID!, $refund: Boolean! = false) {
  endAccess(userId: $userId, refund: $refund) { id ${SUBSCRIPTION} }
}`;
const UNKNOWN = '00000000-0000-7000-8000-000000000000';

let app: TestApp;
let admin: HttpClient;
let course: { id: string; slug: string };
beforeAll(async () => {
  app = await startApp();
  admin = (await registerAdmin(app)).client;
  course = await createCourse(admin);
  await addLecture(admin, course.id);
});
afterAll(() => app.stop());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const grant = (userId: string, until = inDays(30)) => admin.graphql(GRANT, { userId, until });
const end = (userId: string, refund = false) => admin.graphql(END, { userId, refund });

async function subscriptionOf(client: HttpClient) {
  const answer = await client.graphql<{ me: { subscription: object | null } }>(`{ me { ${SUBSCRIPTION} } }`);
  return dataOf(answer).me.subscription;
}

async function mayWatch(client: HttpClient): Promise<boolean> {
  const answer = await client.graphql<{ course: { lectures: { locked: boolean }[] } }>(
    `query ($slug: String!) { course(slug: $slug) { lectures { locked } } }`,
    { slug: course.slug },
  );
  return dataOf(answer).course.lectures.every(({ locked }) => !locked);
}

async function subscribe({ client }: Person): Promise<void> {
  const start = await client.graphql<{ startCheckout: { id: string } }>('mutation { startCheckout { id } }');
  const { id } = dataOf(start).startCheckout;
  app.container.stripeSandbox?.payCheckout(id);
  dataOf(await client.graphql('mutation ($id: ID!) { confirmCheckout(sessionId: $id) { id } }', { id }));
}

const paymentsOf = ({ id }: Person) =>
  app.sql<{ amount: number; refunded: number }>(
    'select amount, refunded_amount as refunded from payments where user_id = $1 order by paid_at',
    [id],
  );

describe('granted access', () => {
  it('opens the lectures until its end, and is shown as a grant', async () => {
    const { id, client } = await register(app);
    expect(await mayWatch(client)).toBe(false);
    const until = inDays(30);
    dataOf(await grant(id, until));
    expect(await subscriptionOf(client)).toEqual({
      kind: 'GRANTED',
      status: 'ACTIVE',
      currentPeriodEnd: until,
      cancelAtPeriodEnd: true,
      refundableUntil: null,
    });
    expect(await mayWatch(client)).toBe(true);
  });

  it('ends on time without a job', async () => {
    const { id, client } = await register(app);
    dataOf(await grant(id));
    await app.sql(`update access_grants set expires_at = now() - interval '1 second' where user_id = $1`, [
      id,
    ]);
    expect(await subscriptionOf(client)).toMatchObject({ kind: 'GRANTED', status: 'INACTIVE' });
    expect(await mayWatch(client)).toBe(false);
  });

  it('is replaced by the next one, and remains in the history', async () => {
    const { id, client } = await register(app);
    dataOf(await grant(id, inDays(30)));
    const until = inDays(3);
    dataOf(await grant(id, until));
    expect(await subscriptionOf(client)).toMatchObject({ status: 'ACTIVE', currentPeriodEnd: until });
    const rows = await app.sql('select ended_at from access_grants where user_id = $1 order by created_at', [
      id,
    ]);
    expect(rows).toEqual([{ ended_at: expect.any(Date) as Date }, { ended_at: null }]);
  });

  it('leaves one active grant when several are created concurrently', async () => {
    const { id } = await register(app);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => grant(id, inDays(index + 1))));
    expect(answers.map(({ errors }) => errors)).toEqual(answers.map(() => undefined));
    const rows = await app.sql('select ended_at from access_grants where user_id = $1', [id]);
    expect(rows).toHaveLength(8);
    expect(rows.filter((row) => row.ended_at === null)).toHaveLength(1);
  });

  it('does not prevent a subscription, which is shown instead once it is paid', async () => {
    const person = await register(app);
    dataOf(await grant(person.id));
    await subscribe(person);
    expect(await subscriptionOf(person.client)).toMatchObject({ kind: 'PAID', status: 'ACTIVE' });
  });

  it('cannot be cancelled by the user', async () => {
    const { id, client } = await register(app);
    dataOf(await grant(id));
    expect(refusalOf(await client.graphql('mutation { cancelSubscription { id } }'))).toEqual({
      code: 'CONFLICT',
      message: paymentRefusals.conflict.noSubscription,
    });
    expect(await mayWatch(client)).toBe(true);
  });

  it('remains after a paid subscription is cancelled', async () => {
    const person = await registerPaidSubscriber(app);
    dataOf(await grant(person.id));
    dataOf(await person.client.graphql('mutation { cancelSubscription { id } }'));
    expect(await subscriptionOf(person.client)).toMatchObject({ kind: 'GRANTED', status: 'ACTIVE' });
  });

  it('is refused for a time that is past and for an unknown user', async () => {
    const { id } = await register(app);
    expect(refusalOf(await grant(id, inDays(-1)))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(refusalOf(await grant(UNKNOWN))).toEqual({
      code: 'NOT_FOUND',
      message: memberMessages.notFound.user,
    });
  });
});

describe("ending a user's access", () => {
  it('revokes a grant', async () => {
    const { id, client } = await register(app);
    dataOf(await grant(id));
    dataOf(await end(id));
    expect(await subscriptionOf(client)).toMatchObject({ kind: 'GRANTED', status: 'INACTIVE' });
    expect(await mayWatch(client)).toBe(false);
  });

  it.each([
    ['without a refund', false, 0],
    ['with a full refund', true, 49_900],
  ])('ends a paid subscription immediately, %s', async (_how, refund, refunded) => {
    const person = await registerPaidSubscriber(app);
    dataOf(await end(person.id, refund));
    expect(await subscriptionOf(person.client)).toMatchObject({ kind: 'PAID', status: 'INACTIVE' });
    expect(await mayWatch(person.client)).toBe(false);
    expect(await paymentsOf(person)).toEqual([{ amount: 49_900, refunded }]);
    await eventually(async () => expect(await mailsTo(app, person.email, /cancelled/)).toHaveLength(1));
    const [mail] = await mailsTo(app, person.email, /cancelled/);
    expect(mail?.text.includes('refunded $499')).toBe(refund);
  });

  it('refunds the rest of a partially refunded payment', async () => {
    const person = await registerPaidSubscriber(app);
    const [customer] = await app.sql<{ id: string }>(
      'select stripe_customer_id as id from customers where user_id = $1',
      [person.id],
    );
    const { stripe } = app.container;
    const intents = await stripe.paymentIntents.list({ customer: customer?.id ?? '' });
    await stripe.refunds.create({ payment_intent: intents.data[0]?.id ?? '', amount: 100 });
    dataOf(await end(person.id, true));
    expect(await paymentsOf(person)).toEqual([{ amount: 49_900, refunded: 49_900 }]);
  });

  it('ends both a grant and a subscription, once for concurrent calls', async () => {
    const person = await registerPaidSubscriber(app);
    dataOf(await grant(person.id));
    const answers = await Promise.all(Array.from({ length: 6 }, () => end(person.id, true)));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.map(refusalOf).filter((refusal) => refusal !== null)).toEqual(
      Array.from({ length: 5 }, () => ({ code: 'CONFLICT', message: accessGrantMessages.conflict.noAccess })),
    );
    expect(await mayWatch(person.client)).toBe(false);
    expect(await paymentsOf(person)).toEqual([{ amount: 49_900, refunded: 49_900 }]);
  });

  it('lets the user subscribe again, with a second payment and its own receipt', async () => {
    const person = await registerPaidSubscriber(app);
    dataOf(await end(person.id, true));
    await subscribe(person);
    expect(await paymentsOf(person)).toEqual([
      { amount: 49_900, refunded: 49_900 },
      { amount: 49_900, refunded: 0 },
    ]);
    await expect.poll(() => mailsTo(app, person.email, /receipt/i)).toHaveLength(2);
  });

  it('is refused without access, and for an unknown user', async () => {
    const { id } = await register(app);
    expect(refusalOf(await end(id))).toEqual({
      code: 'CONFLICT',
      message: accessGrantMessages.conflict.noAccess,
    });
    expect(refusalOf(await end(UNKNOWN))).toEqual({
      code: 'NOT_FOUND',
      message: memberMessages.notFound.user,
    });
  });

  it('revokes the grant and queues the cancellation when Stripe cannot be reached', async () => {
    const { id: userId } = await registerPaidSubscriber(app);
    dataOf(await grant(userId));
    const { subscriptions } = app.container.stripe;
    const outage = new Stripe.errors.StripeConnectionError({ message: 'down', type: 'api_error' });
    vi.spyOn(subscriptions, 'cancel').mockRejectedValueOnce(outage);
    dataOf(await end(userId, true));
    const running = 'select id from access_grants where ended_at is null and user_id = $1';
    expect(await app.sql(running, [userId])).toHaveLength(0);
    const isOpen = `select id from intents where closed_at is null
      and subscription_id in (select id from subscriptions where user_id = $1)`;
    expect(await app.sql(isOpen, [userId])).toHaveLength(1);
    await runOpenRequests(app);
    expect(await app.sql(isOpen, [userId])).toHaveLength(0);
    expect(await app.container.services.access.isActive(userId)).toBe(false);
  });
});

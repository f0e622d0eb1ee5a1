// @slow server/src/payment sandbox/stripe
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { offerMessages } from '#shared/offer-settings.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { tryUpdateSchool, updateSchool } from '#server/school/school.test-helper.ts';
import { createCourse, dataOf, refusalOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { runApp, type RunningApp } from '#testing/run-app.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { eventually } from '#testing/eventually.ts';
import { controlOf, customerOf, subscriptionsOf } from './customer.test-helper.ts';
import { advanceDays, registerSettledSubscriber, untilQuiet } from './sandbox-time.test-helper.ts';
import { subscriptionOf } from './subscriber.test-helper.ts';

const PLAN = '{ plan { price { amount currency } priceTax refundWindowDays graceDays trialDays } }';
const FIRST = {
  priceAmount: 49_900,
  currency: 'usd',
  priceTax: 'NONE' as const,
  refundDays: 14,
  graceDays: 7,
  trialDays: 0,
};
const START = 'mutation { startCheckout { id } }';

let app: TestApp;
/** Another process of the same school. */
let replica: RunningApp;
let admin: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-client-'));
  await cp(join(import.meta.dirname, '../../../client/index.html'), join(folder, 'index.html'));
  app = await startApp({}, { clientFolder: folder });
  replica = await runApp(app.config.databaseUrl ?? '', { ROLE: 'web' }, { clientFolder: folder });
  admin = await registerAdmin(app);
});
afterEach(() => updateSchool(admin.client, FIRST));
afterAll(async () => {
  await replica.stop();
  await app.stop();
  await rm(folder, { recursive: true });
});

const planAt = async ({ url }: { url: string }) =>
  dataOf(await new HttpClient(url).graphql<{ plan: object }>(PLAN)).plan;
const startCheckout = async (client: HttpClient) =>
  dataOf(await client.graphql<{ startCheckout: { id: string } }>(START)).startCheckout.id;
const sessionOf = (id: string) => app.container.stripe.checkout.sessions.retrieve(id);
const pay = (id: string) => app.container.stripeSandbox?.payCheckout(id);

/** A new subscriber, with their subscription as the API returns it. */
async function subscribe() {
  const person = await registerSettledSubscriber(app);
  return { ...person, subscription: await subscriptionOf(person) };
}

const days = (from: string | undefined, to: string | null | undefined) =>
  Math.round((Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY_MS);

describe('the offer of a school', () => {
  it('is that of the environment until an admin sets another one', async () => {
    expect(await planAt(app)).toEqual({
      price: { amount: 49_900, currency: 'usd' },
      priceTax: 'NONE',
      refundWindowDays: 14,
      graceDays: 7,
      trialDays: 0,
    });
  });

  it.each([
    ['priceAmount', 0, () => offerMessages.validation.price],
    ['priceAmount', 49, () => offerMessages.validation.tooSmall({ amount: '$0.50' })],
    ['priceAmount', 100_000_000, () => offerMessages.validation.price],
    ['currency', 'isk', () => offerMessages.validation.currency],
    ['currency', 'USD', () => offerMessages.validation.currency],
    ['refundDays', 366, () => offerMessages.validation.days({ min: 0, max: 365 })],
    ['graceDays', -1, () => offerMessages.validation.days({ min: 0, max: 60 })],
    ['trialDays', 91, () => offerMessages.validation.days({ min: 0, max: 90 })],
  ])('is refused when %s is %s', async (name, value, said) => {
    const message = said();
    const answer = await tryUpdateSchool(admin.client, { [name]: value });
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ [name]: message });
  });

  it('is not lost when two admins change it at the same time', async () => {
    const { version } = app.container.services.school.current;
    const answers = [
      await tryUpdateSchool(admin.client, { graceDays: 8 }, version),
      await tryUpdateSchool(admin.client, { graceDays: 9 }, version),
    ];
    expect(answers[1]?.errors?.[0]?.message).toBe(schoolTexts.conflict.changed);
  });

  it('is used everywhere as soon as it is set, in each process, and is logged', async () => {
    const { slug } = await createCourse(admin.client);
    const page = async (at: { url: string }) => (await fetch(new URL(`/courses/${slug}`, at.url))).text();
    // Caches the page, so that it must be invalidated.
    for (const at of [app, replica]) expect(await page(at)).toContain('"price":"499.00"');
    await updateSchool(admin.client, { priceAmount: 25_000, currency: 'eur', refundDays: 30, graceDays: 3 });
    const plan = {
      price: { amount: 25_000, currency: 'eur' },
      priceTax: 'NONE',
      refundWindowDays: 30,
      graceDays: 3,
      trialDays: 0,
    };
    expect(await planAt(app)).toEqual(plan);
    expect(await page(app)).toContain('"price":"250.00","priceCurrency":"EUR"');
    await eventually(async () => expect(await planAt(replica)).toEqual(plan));
    expect(await page(replica)).toContain('"price":"250.00","priceCurrency":"EUR"');
    const stats = '{ stats { collected { currency } } }';
    expect(dataOf(await admin.client.graphql(stats))).toEqual({ stats: { collected: { currency: 'eur' } } });
    const [entry] = await app.sql<{ details: string }>(
      `select details from audit_entries where action = 'SCHOOL_CHANGED' order by created_at desc limit 1`,
    );
    expect(entry?.details).toBe(
      'Changed: priceAmount 499.00 → 250.00, currency usd → eur, refundDays 14 → 30, graceDays 7 → 3',
    );
  });
});

describe('a checkout', () => {
  it('is replaced when the offer has changed', async () => {
    const person = await register(app);
    const first = await startCheckout(person.client);
    expect(await startCheckout(person.client)).toBe(first);
    await updateSchool(admin.client, { priceAmount: 29_900 });
    const second = await startCheckout(person.client);
    expect(await sessionOf(second)).toMatchObject({ status: 'open', amount_total: 29_900 });
    expect((await sessionOf(first)).status).toBe('expired');
    await updateSchool(admin.client, { refundDays: 0 });
    const third = await startCheckout(person.client);
    expect(third).not.toBe(second);
    expect((await sessionOf(second)).status).toBe('expired');
  });

  it('is paid on its original terms if they change meanwhile', async () => {
    const person = await register(app);
    const id = await startCheckout(person.client);
    await updateSchool(admin.client, { priceAmount: 59_900, refundDays: 0, graceDays: 0 });
    pay(id);
    await untilQuiet(app);
    const subscription = await subscriptionOf(person);
    expect(days(new Date().toISOString(), subscription?.refundableUntil)).toBe(14);
    expect(days(subscription?.currentPeriodEnd, subscription?.accessUntil)).toBe(7);
    const [payment] = await app.sql('select amount from payments where user_id = $1', [person.id]);
    expect(payment).toEqual({ amount: 49_900 });
  });
});

describe('the terms of a subscription', () => {
  it('stay the same when the offer changes: price, refund period, grace period', async () => {
    const before = await subscribe();
    await updateSchool(admin.client, {
      priceAmount: 9_900,
      currency: 'eur',
      refundDays: 0,
      graceDays: 1,
    });
    const after = await subscribe();
    expect(after.subscription?.refundableUntil).toBeNull();
    expect(days(after.subscription?.currentPeriodEnd, after.subscription?.accessUntil)).toBe(1);
    // A synchronization changes nothing.
    await app.container.services.subscriptionSync.synchronize(before.customer);
    expect(await subscriptionOf(before)).toEqual(before.subscription);
    expect(days(before.subscription?.currentPeriodEnd, before.subscription?.accessUntil)).toBe(7);
    const [kept] = await subscriptionsOf(app, before.customer);
    expect(kept?.items.data[0]?.price).toMatchObject({ unit_amount: 49_900, currency: 'usd' });
    await before.client.graphql('mutation { cancelSubscription { id } }');
    await untilQuiet(app);
    const sums = 'select amount, refunded_amount, currency from payments where user_id = $1';
    expect(await app.sql(sums, [before.id])).toEqual([
      { amount: 49_900, refunded_amount: 49_900, currency: 'usd' },
    ]);
    await after.client.graphql('mutation { cancelSubscription { id } }');
    await untilQuiet(app);
    expect(await app.sql(sums, [after.id])).toEqual([{ amount: 9_900, refunded_amount: 0, currency: 'eur' }]);
  });

  it('are those of the environment if the subscription’s metadata lack them', async () => {
    const person = await subscribe();
    await updateSchool(admin.client, { refundDays: 0, graceDays: 0 });
    const [running] = await subscriptionsOf(app, person.customer);
    await app.container.stripe.subscriptions.update(running?.id ?? '', {
      metadata: { refundDays: '', graceDays: 'a week' },
    });
    await untilQuiet(app);
    expect(
      await app.sql('select refund_days, grace_days from subscriptions where user_id = $1', [person.id]),
    ).toEqual([{ refund_days: null, grace_days: null }]);
    expect(await subscriptionOf(person)).toEqual(person.subscription);
  });
});

describe('trial days', () => {
  const TRIAL = '{ me { trialDays } }';

  it('are free, end with an announced payment, and are granted once', async () => {
    await updateSchool(admin.client, { trialDays: 10 });
    const person = await register(app);
    expect(dataOf(await person.client.graphql(TRIAL))).toEqual({ me: { trialDays: 10 } });
    const id = await startCheckout(person.client);
    expect(await sessionOf(id)).toMatchObject({ amount_total: 0 });
    pay(id);
    await untilQuiet(app);
    const tried = await subscriptionOf(person);
    expect(tried).toMatchObject({ status: 'ACTIVE', refundableUntil: null, cancelAtPeriodEnd: false });
    expect(days(new Date().toISOString(), tried?.currentPeriodEnd)).toBe(10);
    expect(await app.sql('select 1 from payments where user_id = $1', [person.id])).toEqual([]);
    expect(dataOf(await person.client.graphql(TRIAL))).toEqual({ me: { trialDays: 0 } });

    // The agreed terms stay.
    await updateSchool(admin.client, FIRST);
    advanceDays(app, 4);
    await untilQuiet(app);
    const mail = await receivedMail(
      app,
      ({ to, subject }) => to === person.email && subject.includes('free trial ends on'),
    );
    expect(mail.text).toContain('$499');
    controlOf(app).advanceToRenewal(await customerOf(app, person.id));
    await untilQuiet(app);
    const paid = await subscriptionOf(person);
    expect(paid).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: false });
    expect(await app.sql('select amount from payments where user_id = $1', [person.id])).toEqual([
      { amount: 49_900 },
    ]);
    expect(days(app.container.clock().toISOString(), paid?.refundableUntil)).toBe(14);
  });

  it('cost nothing after a cancellation, and are not granted a second time', async () => {
    await updateSchool(admin.client, { trialDays: 10 });
    const person = await register(app);
    pay(await startCheckout(person.client));
    await untilQuiet(app);
    await person.client.graphql('mutation { cancelSubscription { id } }');
    const cancelled = await subscriptionOf(person);
    expect(cancelled).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true });
    expect(cancelled?.accessUntil).toBe(cancelled?.currentPeriodEnd);
    advanceDays(app, 11);
    await untilQuiet(app);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'INACTIVE' });
    expect(await app.sql('select 1 from payments where user_id = $1', [person.id])).toEqual([]);
    expect(await sessionOf(await startCheckout(person.client))).toMatchObject({ amount_total: 49_900 });
  });

  it('are followed by the grace period when the first payment fails, and access ends after it', async () => {
    await updateSchool(admin.client, { trialDays: 10 });
    const person = await register(app);
    pay(await startCheckout(person.client));
    await untilQuiet(app);
    const customer = await customerOf(app, person.id);
    controlOf(app).replaceCard(customer, '4000000000000341');
    controlOf(app).advanceToRenewal(customer);
    await untilQuiet(app);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'GRACE', refundableUntil: null });
    advanceDays(app, 8);
    await untilQuiet(app);
    expect((await subscriptionOf(person))?.accessUntil).toBeNull();
  });
});

describe('the publishable key', () => {
  it.each([
    [{}, 'pk_test_sandbox'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_own' }, 'pk_test_own'],
  ])('with %o is %s', async (settings, key) => {
    const own = await startApp(settings);
    try {
      const { data } = await own.visitor().graphql('{ plan { publishableKey } }');
      expect(data).toEqual({ plan: { publishableKey: key } });
    } finally {
      await own.stop();
    }
  });

  it('is null when Stripe is used without one', async () => {
    const own = await startApp({
      STRIPE_SECRET_KEY: 'sk_test_unused',
      STRIPE_WEBHOOK_SECRET: 'whsec_unused',
    });
    try {
      const { data } = await own.visitor().graphql('{ plan { publishableKey } }');
      expect(data).toEqual({ plan: { publishableKey: null } });
    } finally {
      await own.stop();
    }
  });
});

// @slow server/src/payment
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payAtCheckout } from '#server/payment/pay-at-checkout.test-helper.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { breakEndpoint, controlOf, customerOf, endFaults } from '#server/payment/customer.test-helper.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import {
  advanceDays,
  eventOf,
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { dataOf, register, registerAdmin } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { day } from '#server/platform/mail/mail-dates.ts';

const FAILS_LATER = '4000000000000341';
const AUTHENTICATES_LATER = '4000002760003184';
const SUCCEEDS = '4242424242424242';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ STRIPE_PROMOTION_CODES: 'true' });
});
afterAll(() => app.stop());

const subjects = async ({ email }: Subscriber) =>
  (await mailsTo(app, email, /./)).map(({ subject }) => subject);
const mails = ({ email }: Subscriber, subject: RegExp) => mailsTo(app, email, subject);

/** The end of the current period at Stripe. */
async function periodEnd({ customer }: Subscriber): Promise<Date> {
  const { data } = await app.container.stripe.subscriptions.list({ customer, status: 'all' });
  return new Date((data[0]?.items.data[0]?.current_period_end ?? 0) * 1000);
}

/** Advances the clock to a week before the end of a subscriber's period. Returns that end. */
async function advanceToNotice(subscriber: Subscriber): Promise<Date> {
  const end = await periodEnd(subscriber);
  controlOf(app).advanceTo(new Date(end.getTime() - 7 * DAY_MS + 60_000));
  return end;
}

/** Advances the clock to some days before the end of a subscriber's period, and compares with Stripe. */
async function advanceToDaysBefore(end: Date, days: number): Promise<void> {
  controlOf(app).advanceTo(new Date(end.getTime() - days * DAY_MS));
  await app.container.services.reconciliation.run();
  await untilQuiet(app);
}

describe('a coming renewal', () => {
  it('is announced once 35 days before, and again once a week before, with date, amount, the last day and a link to cancel', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const end = await periodEnd(subscriber);
    await advanceToDaysBefore(end, 36);
    expect(await mails(subscriber, /renews/)).toEqual([]);
    for (const days of [35, 30, 8]) await advanceToDaysBefore(end, days);
    const [notice, ...others] = await mails(subscriber, /renews/);
    expect(others).toEqual([]);
    expect(notice?.subject).toBe(`Your subscription renews on ${day(end)} for $499`);
    expect(notice?.text).toContain('Amount: $499');
    expect(notice?.text).toContain(`Last day to cancel: ${day(new Date(end.getTime() - DAY_MS))}`);
    expect(notice?.text).toContain(`Date of this notice: ${day(new Date(end.getTime() - 35 * DAY_MS))}`);
    expect(notice?.text).toContain(`${app.url}/cancelrenewal#token=`);
    await advanceToNotice(subscriber);
    await untilQuiet(app);
    await controlOf(app).deliver(await eventOf(app, 'invoice.upcoming', subscriber), 5);
    await untilQuiet(app);
    const [reminder, ...more] = await mails(subscriber, /Reminder/);
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe(`Reminder: your subscription renews on ${day(end)} for $499`);
    expect(await mails(subscriber, /renews/)).toHaveLength(2);
  });

  it('is announced with the amount after the coupon', async () => {
    const { client, email, id } = await register(app);
    const { stripe } = app.container;
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'forever' });
    await stripe.promotionCodes.create({ code: 'HALF', promotion: { type: 'coupon', coupon: coupon.id } });
    const start = 'mutation { startCheckout { url } }';
    const { url } = dataOf(await client.graphql<{ startCheckout: { url: string } }>(start)).startCheckout;
    const body = new URLSearchParams({ promotionCode: 'HALF', step: 'enter-code' });
    await fetch(url, { method: 'POST', body });
    await payAtCheckout(url);
    await untilQuiet(app);
    const customer = await customerOf(app, id);
    await advanceToDaysBefore(await periodEnd({ client, email, id, customer }), 30);
    const [mail] = await mailsTo(app, email, /renews/);
    expect(mail?.subject).toContain('for $249.50');
  });

  it('is announced as many days before as the school has set, also to earlier subscribers', async () => {
    const admin = await registerAdmin(app);
    const subscriber = await registerSettledSubscriber(app);
    await updateSchool(admin.client, { noticeDays: 50 });
    try {
      await advanceToDaysBefore(await periodEnd(subscriber), 49);
    } finally {
      await updateSchool(admin.client, { noticeDays: 35 });
    }
    expect(await mails(subscriber, /renews/)).toHaveLength(1);
  });

  it('of a free trial that is shorter than the notice is announced once, a week before its end', async () => {
    const admin = await registerAdmin(app);
    await updateSchool(admin.client, { trialDays: 14 });
    const subscriber = await registerSettledSubscriber(app);
    await updateSchool(admin.client, { trialDays: 0 });
    const end = await periodEnd(subscriber);
    await advanceToDaysBefore(end, 9);
    expect(await mails(subscriber, /free trial ends/)).toEqual([]);
    for (const days of [7, 6]) await advanceToDaysBefore(end, days);
    expect((await mails(subscriber, /free trial ends/)).map(({ subject }) => subject)).toEqual([
      `Reminder: your free trial ends on ${day(end)}, then you pay $499`,
    ]);
  });

  it('is announced when Stripe can tell its amount again', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const end = await periodEnd(subscriber);
    breakEndpoint(app, 'POST /v1/invoices/create_preview', 'answers 500');
    controlOf(app).advanceTo(new Date(end.getTime() - 30 * DAY_MS));
    await app.container.services.reconciliation.run();
    await expect
      .poll(() =>
        app.sql(
          `select 1 from graphile_worker.jobs where task_identifier = 'announce-renewal' and attempts > 0`,
        ),
      )
      .not.toEqual([]);
    endFaults(app);
    expect(await mails(subscriber, /renews/)).toEqual([]);
    await app.container.services.reconciliation.run();
    await expect.poll(() => mails(subscriber, /renews/)).toHaveLength(1);
    await app.sql(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`);
    await untilQuiet(app);
    expect(await mails(subscriber, /renews/)).toHaveLength(1);
  });

  it.each([
    ['INCLUDED', 'Amount: $499 incl. VAT'],
    ['ADDED', 'Amount: $499 plus tax'],
  ] as const)('is announced with the tax that the buyer agreed to: %s', async (priceTax, said) => {
    const admin = await registerAdmin(app);
    await updateSchool(admin.client, { priceTax });
    const subscriber = await registerSettledSubscriber(app);
    await updateSchool(admin.client, { priceTax: 'NONE' });
    await advanceToNotice(subscriber);
    await untilQuiet(app);
    const [mail] = await mails(subscriber, /renews/);
    expect(mail?.text).toContain(said);
  });

  it('is announced in the language of the subscriber', async () => {
    const subscriber = await registerSettledSubscriber(app);
    dataOf(await subscriber.client.graphql('mutation { setLanguage(language: "de") { language } }'));
    await advanceToNotice(subscriber);
    await untilQuiet(app);
    const [mail] = await mails(subscriber, /499/);
    expect(mail?.subject).toMatch(/^Erinnerung: Ihr Abo verlängert sich am .* für 499/);
  });

  it('is announced once by the comparison if Stripe sends no event', async () => {
    const subscriber = await registerSettledSubscriber(app);
    controlOf(app).holdDeliveries();
    await advanceToNotice(subscriber);
    for (const { id } of controlOf(app).heldEvents()) controlOf(app).drop(id);
    controlOf(app).releaseDeliveries();
    for (let time = 0; time < 2; time += 1) await app.container.services.reconciliation.run();
    await untilQuiet(app);
    expect(await mails(subscriber, /renews/)).toHaveLength(1);
  });

  it('is not announced after a cancellation', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const { stripe, services } = app.container;
    const { data } = await stripe.subscriptions.list({ customer: subscriber.customer });
    await stripe.subscriptions.update(data[0]?.id ?? '', { cancel_at_period_end: true });
    await advanceToNotice(subscriber);
    await services.subscriptionSync.synchronize(subscriber.customer);
    await untilQuiet(app);
    expect(await mails(subscriber, /renews/)).toEqual([]);
  });
});

describe('an unpaid renewal', () => {
  it('is announced once with the end of access, and once more when access ends', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const end = await periodEnd(subscriber);
    controlOf(app).replaceCard(subscriber.customer, FAILS_LATER);
    controlOf(app).advanceToRenewal(subscriber.customer);
    await untilQuiet(app);
    await controlOf(app).deliver(await eventOf(app, 'invoice.payment_failed', subscriber), 5);
    await untilQuiet(app);
    const [failed, ...others] = await mails(subscriber, /renewal payment failed/);
    expect(others).toEqual([]);
    expect(failed?.text).toContain(
      `You keep access to all lectures until ${day(new Date(end.getTime() + 7 * DAY_MS))}`,
    );
    expect(failed?.text).toContain(`${app.url}/user/profile`);

    advanceDays(app, 4);
    await untilQuiet(app);
    expect(await mails(subscriber, /renewal payment failed/)).toHaveLength(1);
    expect(await mails(subscriber, /paused/)).toEqual([]);
    // No event of Stripe marks the end of the grace period.
    controlOf(app).advanceTo(new Date(end.getTime() + 7 * DAY_MS + 60_000));
    await app.container.services.reconciliation.run();
    await untilQuiet(app);
    expect(await mails(subscriber, /paused/)).toHaveLength(1);
    advanceDays(app, 20);
    await untilQuiet(app);
    expect(await mails(subscriber, /paused/)).toHaveLength(1);
    expect(
      (await subjects(subscriber)).filter((subject) => /renewal payment failed|paused/.test(subject)),
    ).toHaveLength(2);
  });

  it('that waits for the payer’s confirmation at the bank says so, in any order of the events', async () => {
    const subscriber = await registerSettledSubscriber(app);
    controlOf(app).replaceCard(subscriber.customer, AUTHENTICATES_LATER);
    controlOf(app).holdDeliveries();
    controlOf(app).advanceToRenewal(subscriber.customer);
    controlOf(app).releaseDeliveries('reversed');
    await untilQuiet(app);
    expect(await mails(subscriber, /Confirm your renewal payment/)).toHaveLength(1);
    expect(await mails(subscriber, /renewal payment failed/)).toEqual([]);
  });

  it('that is paid in time ends with a receipt and no other mail', async () => {
    const subscriber = await registerSettledSubscriber(app);
    controlOf(app).replaceCard(subscriber.customer, FAILS_LATER);
    controlOf(app).advanceToRenewal(subscriber.customer);
    await untilQuiet(app);
    controlOf(app).replaceCard(subscriber.customer, SUCCEEDS);
    advanceDays(app, 4);
    await untilQuiet(app);
    expect(await mails(subscriber, /receipt/)).toHaveLength(2);
    advanceDays(app, 10);
    await app.container.services.reconciliation.run();
    await untilQuiet(app);
    expect(await mails(subscriber, /renewal payment failed/)).toHaveLength(1);
    expect(await mails(subscriber, /paused/)).toEqual([]);
  });

  it('is not announced to a learner who was granted access meanwhile', async () => {
    const subscriber = await registerSettledSubscriber(app);
    controlOf(app).replaceCard(subscriber.customer, FAILS_LATER);
    controlOf(app).advanceToRenewal(subscriber.customer);
    await app.sql(
      `insert into access_grants (id, created_at, user_id, expires_at) values (gen_random_uuid(), now(), $1, 'infinity')`,
      [subscriber.id],
    );
    advanceDays(app, 20);
    await untilQuiet(app);
    expect(await mails(subscriber, /paused/)).toEqual([]);
  });
});

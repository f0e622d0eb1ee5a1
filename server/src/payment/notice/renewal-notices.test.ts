// @slow server/src/payment
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { controlOf } from '#server/payment/customer.test-helper.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import {
  advanceDays,
  eventOf,
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { registerAdmin } from '#testing/factories.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { day } from '#server/platform/mail/mail-dates.ts';

const FAILS_LATER = '4000000000000341';
const AUTHENTICATES_LATER = '4000002760003184';
const SUCCEEDS = '4242424242424242';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
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

describe('a coming renewal', () => {
  it('is announced once, a week before, with date, amount and a link to cancel, however often Stripe announces it', async () => {
    const subscriber = await registerSettledSubscriber(app);
    advanceDays(app, 300);
    await untilQuiet(app);
    expect(await mails(subscriber, /renews/)).toEqual([]);
    const end = await advanceToNotice(subscriber);
    await untilQuiet(app);
    await controlOf(app).deliver(await eventOf(app, 'invoice.upcoming', subscriber), 5);
    await untilQuiet(app);
    const [mail, ...others] = await mails(subscriber, /renews/);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your subscription renews on ${day(end)}`);
    expect(mail?.text).toContain('Amount: $499');
    expect(mail?.text).toContain('cancel in your profile before that day');
    expect(mail?.text).toContain(`${app.url}/user/profile`);
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

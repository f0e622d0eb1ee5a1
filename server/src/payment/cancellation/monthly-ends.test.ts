// @slow server/src/payment
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatMoney } from '#shared/money.ts';
import { controlOf, refundsOf } from '#server/payment/customer.test-helper.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { monthAfter, restOf } from '#server/payment/monthly/notice-period.ts';
import {
  advanceDays,
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { dataOf, PASSWORD, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const SUBSCRIPTION = `subscription {
  status currentPeriodEnd cancelAtPeriodEnd notice { endsAt isGiven refund { amount currency } }
}`;

interface SubscriptionData {
  status: string;
  currentPeriodEnd: string;
  cancelAtPeriodEnd: boolean;
  notice: { endsAt: string; isGiven: boolean; refund: { amount: number; currency: string } } | null;
}

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  await updateSchool(admin.client, { monthlyNotice: true });
});
afterAll(() => app.stop());

const ask = async ({ client }: Person, document: string) =>
  dataOf(await client.graphql<{ user: { subscription: SubscriptionData } }>(document)).user.subscription;
const subscriptionOf = (person: Person) => ask(person, `{ user: me { ${SUBSCRIPTION} } }`);
const cancel = (person: Person) => ask(person, `mutation { user: cancelSubscription { ${SUBSCRIPTION} } }`);
const resume = (person: Person) => ask(person, `mutation { user: resumeSubscription { ${SUBSCRIPTION} } }`);

const refunded = async ({ customer }: Subscriber) =>
  (await refundsOf(app, customer)).reduce((sum, { amount }) => sum + amount, 0);

/** A subscriber whose second year began some days ago. */
async function renewed(days: number): Promise<Subscriber> {
  const subscriber = await registerSettledSubscriber(app);
  controlOf(app).advanceToRenewal(subscriber.customer);
  await untilQuiet(app);
  advanceDays(app, days);
  await untilQuiet(app);
  return subscriber;
}

const endDue = () => app.container.services.monthlyEnds.endDue();

describe('a cancellation in a renewed year', () => {
  it('ends the subscription a month later and refunds the rest of the year, as it was announced', async () => {
    const subscriber = await renewed(40);
    const announced = await subscriptionOf(subscriber);
    const before = app.container.clock();
    const { status, cancelAtPeriodEnd, notice, currentPeriodEnd } = await cancel(subscriber);
    expect({ status, cancelAtPeriodEnd }).toEqual({ status: 'ACTIVE', cancelAtPeriodEnd: true });
    const endsAt = new Date(notice?.endsAt ?? '');
    expect(endsAt.getTime()).toBeGreaterThanOrEqual(monthAfter(before).getTime());
    expect(endsAt.getTime()).toBeLessThanOrEqual(monthAfter(app.container.clock()).getTime());
    const end = new Date(currentPeriodEnd);
    const start = new Date(end);
    start.setUTCFullYear(start.getUTCFullYear() - 1);
    const rest = restOf({ amount: 49_900, start, end }, endsAt);
    expect(notice).toMatchObject({ isGiven: true, refund: { amount: rest, currency: 'usd' } });
    expect(announced.notice).toMatchObject({ isGiven: false });
    await untilQuiet(app);
    const [mail] = await mailsTo(app, subscriber.email, /is cancelled/);
    expect(mail?.text).toContain(`It ends on ${day(endsAt)}, one month after your cancellation`);
    expect(mail?.text).toContain(formatMoney({ amount: rest, currency: 'usd' }, 'en-US'));

    await endDue();
    await untilQuiet(app);
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'ACTIVE' });
    expect(await refunded(subscriber)).toBe(0);

    controlOf(app).advanceTo(new Date(endsAt.getTime() + 60_000));
    await untilQuiet(app);
    await endDue();
    await untilQuiet(app);
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'INACTIVE' });
    expect(await refunded(subscriber)).toBe(rest);
    // A second run finds nothing to do.
    await endDue();
    await untilQuiet(app);
    expect(await refunded(subscriber)).toBe(rest);
  });

  it('that is taken back drops the end, and the subscription continues', async () => {
    const subscriber = await renewed(40);
    await cancel(subscriber);
    expect(await resume(subscriber)).toMatchObject({ cancelAtPeriodEnd: false, notice: { isGiven: false } });
    advanceDays(app, 40);
    await untilQuiet(app);
    await endDue();
    await untilQuiet(app);
    expect(await subscriptionOf(subscriber)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: false });
    expect(await refunded(subscriber)).toBe(0);
  });

  it('refunds the rest of the year when the account is deleted before', async () => {
    const subscriber = await renewed(40);
    const { notice } = await cancel(subscriber);
    await untilQuiet(app);
    dataOf(
      await subscriber.client.graphql(
        `mutation { deleteAccount(currentPassword: "${PASSWORD}") { userId } }`,
      ),
    );
    await expect.poll(() => refunded(subscriber)).toBe(notice?.refund.amount);
  });

  it('less than a month before its end ends with the year', async () => {
    const subscriber = await renewed(345);
    expect(await cancel(subscriber)).toMatchObject({ cancelAtPeriodEnd: true, notice: null });
  });

  it('within the refund period refunds the renewal in full', async () => {
    const subscriber = await renewed(3);
    expect(await cancel(subscriber)).toMatchObject({ status: 'INACTIVE' });
    await untilQuiet(app);
    expect(await refunded(subscriber)).toBe(49_900);
  });
});

describe('one month’s notice', () => {
  it('does not apply in the first year', async () => {
    const subscriber = await registerSettledSubscriber(app);
    advanceDays(app, 40);
    expect(await cancel(subscriber)).toMatchObject({ cancelAtPeriodEnd: true, notice: null });
  });

  it('is offered by schools in German, unless they turn it off', async () => {
    const german = await startApp();
    try {
      const { client } = await registerAdmin(german);
      const offered = async () =>
        dataOf(await client.graphql<{ plan: { monthlyNotice: boolean } }>('{ plan { monthlyNotice } }')).plan
          .monthlyNotice;
      expect(await offered()).toBe(false);
      await updateSchool(client, { language: 'de' });
      expect(await offered()).toBe(true);
      await updateSchool(client, { monthlyNotice: false });
      expect(await offered()).toBe(false);
    } finally {
      await german.stop();
    }
  });
});

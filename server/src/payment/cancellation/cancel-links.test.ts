// @slow server/src/payment sandbox/stripe
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentRefusals } from '#shared/payment.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { controlOf, subscriptionsOf } from '#server/payment/customer.test-helper.ts';
import { cancelTokenOf } from '#server/payment/cancel-link.test-helper.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import {
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import { dataOf, refusalOf } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const CANCEL =
  'mutation ($input: CancelRenewalInput!) { cancelRenewal(input: $input) { accessUntil isRefunded isDone } }';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** The end of the current period at Stripe. */
async function periodEnd({ customer }: Subscriber): Promise<Date> {
  const [subscription] = await subscriptionsOf(app, customer);
  return new Date((subscription?.items.data[0]?.current_period_end ?? 0) * 1000);
}

const cancelBy = (token: string) =>
  app
    .visitor()
    .graphql<{ cancelRenewal: { accessUntil: string | null; isRefunded: boolean; isDone: boolean } }>(
      CANCEL,
      {
        input: { token },
      },
    );

/** A subscriber 30 days before the renewal, and the path and the token of the link in the notice. */
async function noticed() {
  const subscriber = await registerSettledSubscriber(app);
  const end = await periodEnd(subscriber);
  controlOf(app).advanceTo(new Date(end.getTime() - 30 * DAY_MS));
  await app.container.services.reconciliation.run();
  await untilQuiet(app);
  const [mail] = await mailsTo(app, subscriber.email, /renews/);
  const [, link = '', token = ''] = /(http\S+)#token=(\S+)/.exec(mail?.text ?? '') ?? [];
  return { subscriber, end, link, token };
}

describe('the link of a renewal notice', () => {
  it('cancels on the click and not when it is opened, and the email confirms it once', async () => {
    const { subscriber, end, link, token } = await noticed();
    for (let time = 0; time < 2; time += 1) await (await fetch(link)).body?.cancel();
    expect((await subscriptionsOf(app, subscriber.customer))[0]?.cancel_at_period_end).toBe(false);
    for (let time = 0; time < 2; time += 1) {
      expect(dataOf(await cancelBy(token)).cancelRenewal).toEqual({
        accessUntil: end.toISOString(),
        isRefunded: false,
        isDone: true,
      });
    }
    expect((await subscriptionsOf(app, subscriber.customer))[0]?.cancel_at_period_end).toBe(true);
    await untilQuiet(app);
    const [mail, ...others] = await mailsTo(app, subscriber.email, /cancelled/);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`You can watch all lectures until ${day(end)}`);
    controlOf(app).advanceTo(new Date(end.getTime() - 7 * DAY_MS + 60_000));
    await untilQuiet(app);
    expect(await mailsTo(app, subscriber.email, /Reminder/)).toEqual([]);
  });

  it('is refused if it is changed, is for another subscription, or its renewal is past', async () => {
    const one = await registerSettledSubscriber(app);
    const other = await registerSettledSubscriber(app);
    const [token, others] = [await cancelTokenOf(app, one.id), await cancelTokenOf(app, other.id)];
    const [id, time, signature] = [others.split('.')[0], token.split('.')[1], token.split('.')[2]];
    for (const forged of ['', 'none', `${token}x`, `${id}.${time}.${signature}`, token.toUpperCase()]) {
      expect(refusalOf(await cancelBy(forged))).toEqual({
        code: 'BAD_USER_INPUT',
        message: paymentRefusals.badLink,
      });
    }
    controlOf(app).advanceToRenewal(one.customer);
    await untilQuiet(app);
    expect(refusalOf(await cancelBy(token))?.code).toBe('BAD_USER_INPUT');
    const [subscription] = await subscriptionsOf(app, one.customer);
    expect(subscription?.cancel_at_period_end).toBe(false);
  });
});

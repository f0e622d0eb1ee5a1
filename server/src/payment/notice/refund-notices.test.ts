// @slow server/src/payment sandbox/stripe
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { controlOf } from '#server/payment/customer.test-helper.ts';
import {
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { dataOf } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const OPERATOR = 'operator@example.com';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CONTACT_EMAIL: OPERATOR });
});
afterAll(() => app.stop());

const REFUND_PENDS = '4000000000007726';

/** The ID of a subscriber's newest payment intent. */
async function intentOf({ customer }: Subscriber): Promise<string> {
  const { data } = await app.container.stripe.paymentIntents.list({ customer });
  return data[0]?.id ?? '';
}

const toSubscriber = ({ email }: Subscriber, subject: RegExp) => mailsTo(app, email, subject);
/** The mails to the operator about a subscriber. */
const toOperator = async ({ email }: Subscriber, subject: RegExp) =>
  (await mailsTo(app, OPERATOR, subject)).filter(({ text }) => text.includes(email));

const cancel = async ({ client }: Subscriber) =>
  dataOf(await client.graphql('mutation { cancelSubscription { id } }'));

/** Synchronizes a subscriber several times without any change. */
async function syncAgain({ customer }: Subscriber): Promise<void> {
  for (let time = 0; time < 3; time += 1) await app.container.services.subscriptionSync.synchronize(customer);
  await untilQuiet(app);
}

describe('a refund', () => {
  it('made in part in Stripe’s dashboard is announced to the payer once', async () => {
    const subscriber = await registerSettledSubscriber(app);
    await app.container.stripe.refunds.create({ payment_intent: await intentOf(subscriber), amount: 20_000 });
    await syncAgain(subscriber);
    const mails = await toSubscriber(subscriber, /refunded/);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('We have refunded $200 to you');
  });

  it('with a cancellation is announced only in the mail about the cancellation', async () => {
    const subscriber = await registerSettledSubscriber(app);
    await cancel(subscriber);
    await syncAgain(subscriber);
    expect(await toSubscriber(subscriber, /refunded/)).toEqual([]);
    expect(await toSubscriber(subscriber, /cancelled/)).toHaveLength(1);
  });

  it('that is pending first is announced when it succeeds', async () => {
    const subscriber = await registerSettledSubscriber(app);
    controlOf(app).replaceCard(subscriber.customer, REFUND_PENDS);
    controlOf(app).advanceToRenewal(subscriber.customer);
    await untilQuiet(app);
    await cancel(subscriber);
    await syncAgain(subscriber);
    expect(await toSubscriber(subscriber, /refunded/)).toEqual([]);
    const { data } = await app.container.stripe.refunds.list({ payment_intent: await intentOf(subscriber) });
    controlOf(app).settleRefund(data[0]?.id ?? '', 'succeeded');
    await untilQuiet(app);
    await syncAgain(subscriber);
    expect(await toSubscriber(subscriber, /refunded/)).toHaveLength(1);
  });

  it('that fails later is announced to the payer and to the operator, once each', async () => {
    const subscriber = await registerSettledSubscriber(app);
    await cancel(subscriber);
    const { data } = await app.container.stripe.refunds.list({ payment_intent: await intentOf(subscriber) });
    controlOf(app).settleRefund(data[0]?.id ?? '', 'failed');
    await untilQuiet(app);
    await syncAgain(subscriber);
    expect(await toSubscriber(subscriber, /delayed/)).toHaveLength(1);
    const mails = await toOperator(subscriber, /refund of \$499 failed/);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`${app.url}/admin/members/${subscriber.id}`);
  });
});

describe('a dispute', () => {
  it.each([
    ['won', 'The dispute over $499 is closed'],
    ['lost', 'The dispute over $499 is lost'],
  ] as const)(
    'is announced to the operator when it begins and when it is %s, once each',
    async (outcome, end) => {
      const subscriber = await registerSettledSubscriber(app);
      const dispute = controlOf(app).openDispute(await intentOf(subscriber));
      await untilQuiet(app);
      await syncAgain(subscriber);
      expect(await toOperator(subscriber, /is disputed/)).toHaveLength(1);
      controlOf(app).closeDispute(dispute, outcome);
      await untilQuiet(app);
      await syncAgain(subscriber);
      const mails = await toOperator(subscriber, /dispute/);
      expect(mails.map(({ subject }) => subject)).toEqual([end, 'A payment of $499 is disputed']);
    },
  );
});

describe('a second subscription', () => {
  it('that was paid beside the first is announced to payer and operator, once each', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const { stripe } = app.container;
    const { data } = await stripe.subscriptions.list({ customer: subscriber.customer });
    const price = data[0]?.items.data[0]?.price.id ?? '';
    await stripe.subscriptions.create({ customer: subscriber.customer, items: [{ price }] });
    await untilQuiet(app);
    await syncAgain(subscriber);
    await expect.poll(() => toOperator(subscriber, /second subscription/)).toHaveLength(1);
    await syncAgain(subscriber);
    expect(await toOperator(subscriber, /second subscription/)).toHaveLength(1);
    expect(await toSubscriber(subscriber, /second subscription/)).toHaveLength(1);
  });
});

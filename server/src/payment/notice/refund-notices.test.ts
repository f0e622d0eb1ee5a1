import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { controlOf } from '#server/payment/payer.test-helper.ts';
import { registerPayer, untilQuiet, type Payer } from '#server/payment/sandbox-time.test-helper.ts';
import { dataOf } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const OPERATOR = 'operator@example.com';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CONTACT_EMAIL: OPERATOR });
});
afterAll(() => app.stop());

const REFUND_PENDS = '4000000000007726';

/** The newest payment of a payer at Stripe. */
async function intentOf({ customer }: Payer): Promise<string> {
  const { data } = await app.container.stripe.paymentIntents.list({ customer });
  return data[0]?.id ?? '';
}

const toPayer = ({ email }: Payer, subject: RegExp) => mailsTo(app, email, subject);
/** What whoever runs the school was told of a payer. */
const toOperator = async ({ email }: Payer, subject: RegExp) =>
  (await mailsTo(app, OPERATOR, subject)).filter(({ text }) => text.includes(email));

const cancel = async ({ client }: Payer) =>
  dataOf(await client.graphql('mutation { cancelSubscription { id } }'));

/** Brings a payer up to date more often than anything happened. */
async function lookAgain({ customer }: Payer): Promise<void> {
  for (let time = 0; time < 3; time += 1) await app.container.services.subscriptions.synchronize(customer);
  await untilQuiet(app);
}

describe('money that goes back', () => {
  it("by Stripe's dashboard, in part, is told to the payer, once", async () => {
    const payer = await registerPayer(app);
    await app.container.stripe.refunds.create({ payment_intent: await intentOf(payer), amount: 20_000 });
    await lookAgain(payer);
    const mails = await toPayer(payer, /given/);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('We have given $200 back to you');
  });

  it('with a cancellation is told by the mail about that alone', async () => {
    const payer = await registerPayer(app);
    await cancel(payer);
    await lookAgain(payer);
    expect(await toPayer(payer, /given/)).toEqual([]);
    expect(await toPayer(payer, /cancelled/)).toHaveLength(1);
  });

  it('later than at once is told when it did', async () => {
    const payer = await registerPayer(app);
    controlOf(app).replaceCard(payer.customer, REFUND_PENDS);
    controlOf(app).advanceToRenewal(payer.customer);
    await untilQuiet(app);
    await cancel(payer);
    await lookAgain(payer);
    expect(await toPayer(payer, /given/)).toEqual([]);
    const { data } = await app.container.stripe.refunds.list({ payment_intent: await intentOf(payer) });
    controlOf(app).settleRefund(data[0]?.id ?? '', 'succeeded');
    await untilQuiet(app);
    await lookAgain(payer);
    expect(await toPayer(payer, /given/)).toHaveLength(1);
  });

  it('and came back to the school is told to the payer and to the operator, once each', async () => {
    const payer = await registerPayer(app);
    await cancel(payer);
    const { data } = await app.container.stripe.refunds.list({ payment_intent: await intentOf(payer) });
    controlOf(app).settleRefund(data[0]?.id ?? '', 'failed');
    await untilQuiet(app);
    await lookAgain(payer);
    expect(await toPayer(payer, /delayed/)).toHaveLength(1);
    const mails = await toOperator(payer, /refund of \$499 failed/);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`${app.url}/admin/members/${payer.id}`);
  });
});

describe('a dispute', () => {
  it.each([
    ['won', 'The dispute of $499 is closed'],
    ['lost', 'The dispute of $499 is lost'],
  ] as const)('is told to the operator when it begins and when it is %s, once each', async (outcome, end) => {
    const payer = await registerPayer(app);
    const dispute = controlOf(app).openDispute(await intentOf(payer));
    await untilQuiet(app);
    await lookAgain(payer);
    expect(await toOperator(payer, /is disputed/)).toHaveLength(1);
    controlOf(app).closeDispute(dispute, outcome);
    await untilQuiet(app);
    await lookAgain(payer);
    const mails = await toOperator(payer, /dispute/);
    expect(mails.map(({ subject }) => subject)).toEqual([end, 'A payment of $499 is disputed']);
  });
});

describe('a second subscription', () => {
  it('that was paid beside the first is told to payer and operator, once each', async () => {
    const payer = await registerPayer(app);
    const { stripe } = app.container;
    const { data } = await stripe.subscriptions.list({ customer: payer.customer });
    const price = data[0]?.items.data[0]?.price.id ?? '';
    await stripe.subscriptions.create({ customer: payer.customer, items: [{ price }] });
    await untilQuiet(app);
    await lookAgain(payer);
    await expect.poll(() => toOperator(payer, /second subscription/), { timeout: 15_000 }).toHaveLength(1);
    await lookAgain(payer);
    expect(await toOperator(payer, /second subscription/)).toHaveLength(1);
    expect(await toPayer(payer, /second subscription/)).toHaveLength(1);
  });
});

// @slow server/src/payment sandbox/stripe
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { controlOf, customerOf } from '#server/payment/customer.test-helper.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { intentOf } from '#server/payment/subscriber.test-helper.ts';
import { dataOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

interface Money {
  amount: number;
  currency: string;
}

interface PaymentData {
  amount: Money;
  presentment: Money | null;
  refunded: Money;
  refundedPresentment: Money | null;
  latestRefund: { presentment: Money | null } | null;
}

const PAYMENTS = `{ me { payments { nodes {
  amount { amount currency } presentment { amount currency }
  refunded { amount currency } refundedPresentment { amount currency }
  latestRefund { presentment { amount currency } }
} } } }`;

const usd = (amount: number) => ({ amount, currency: 'usd' });
const eur = (amount: number) => ({ amount, currency: 'eur' });

async function paymentOf({ client }: Person): Promise<PaymentData | undefined> {
  const { me } = dataOf(await client.graphql<{ me: { payments: { nodes: PaymentData[] } } }>(PAYMENTS));
  return me.payments.nodes[0];
}

let buyers = 0;
/** A person in this country who has paid for a year. */
async function buyerIn(app: TestApp, country: string): Promise<Person> {
  buyers += 1;
  const person = await register(app, { email: `buyer${buyers}+location_${country}@school.example` });
  const { startCheckout } = dataOf(
    await person.client.graphql<{ startCheckout: { id: string } }>('mutation { startCheckout { id } }'),
  );
  app.container.stripeSandbox?.payCheckout(startCheckout.id);
  await untilQuiet(app);
  return person;
}

const refund = async (app: TestApp, person: Person, amount?: number) => {
  const intent = await intentOf(app, person);
  await app.container.stripe.refunds.create({ payment_intent: intent, ...(amount && { amount }) });
  await untilQuiet(app);
};

describe('with Adaptive Pricing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ STRIPE_ADAPTIVE_PRICING: 'true' });
  });
  afterAll(() => app.stop());

  it('a payment has what its payer abroad was charged, beside the price', async () => {
    const person = await buyerIn(app, 'fr');
    expect(await paymentOf(person)).toEqual({
      amount: usd(49_900),
      presentment: eur(44_631),
      refunded: usd(0),
      refundedPresentment: null,
      latestRefund: null,
    });
    const [receipt] = await mailsTo(app, person.email, /receipt/);
    expect(receipt?.subject).toBe('Your receipt for €446.31');
    expect(receipt?.text).toContain('Amount: $499');
    expect(receipt?.text).toContain('Charged in your currency: €446.31');

    const { client } = await registerAdmin(app);
    const { body } = await client.json('GET', '/api/v1/payments?count=1');
    expect(body).toMatchObject({
      allPayments: [{ amount: 49_900, currency: 'usd', presentment: eur(44_631) }],
    });
  });

  it('a payment in the currency of the price has no other amount', async () => {
    const person = await buyerIn(app, 'us');
    expect(await paymentOf(person)).toMatchObject({ amount: usd(49_900), presentment: null });
    const [receipt] = await mailsTo(app, person.email, /receipt/);
    expect(receipt?.subject).toBe('Your receipt for $499');
    expect(receipt?.text).not.toContain('your currency');
  });

  it('refunds are told in the currency that the payer gets back', async () => {
    const person = await buyerIn(app, 'fr');
    await refund(app, person, 16_633);
    expect(await paymentOf(person)).toMatchObject({
      refunded: usd(16_633),
      refundedPresentment: eur(14_877),
      latestRefund: { presentment: eur(14_877) },
    });
    await refund(app, person);
    expect(await paymentOf(person)).toMatchObject({
      refunded: usd(49_900),
      refundedPresentment: eur(44_631),
    });
    const mails = await mailsTo(app, person.email, /refunded/);
    expect(mails.map(({ subject }) => subject)).toContain('We have refunded €148.77 to you');
    expect(mails.map(({ text }) => text).join()).not.toContain('$');
  });

  it('a cancellation with a refund names the amount in the currency that the payer gets back', async () => {
    const person = await buyerIn(app, 'gb');
    dataOf(await person.client.graphql('mutation { cancelSubscription { id } }'));
    await untilQuiet(app);
    const [mail] = await mailsTo(app, person.email, /cancelled/);
    expect(mail?.text).toContain('We have refunded £389.22 to your card');
  });

  it('a renewal notice names the price and the currency that is charged', async () => {
    const person = await buyerIn(app, 'jp');
    const { stripe } = app.container;
    const { data } = await stripe.subscriptions.list({ customer: await customerOf(app, person.id) });
    const end = (data[0]?.items.data[0]?.current_period_end ?? 0) * 1000;
    controlOf(app).advanceTo(new Date(end - 7 * DAY_MS + 60_000));
    await untilQuiet(app);
    const [mail] = await mailsTo(app, person.email, /renews/);
    expect(mail?.subject).toMatch(/for \$499$/);
    expect(mail?.text).toContain('You pay in your own currency, JPY.');
  });
});

describe('without Adaptive Pricing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('a payer abroad is charged in the currency of the price', async () => {
    const person = await buyerIn(app, 'fr');
    expect(await paymentOf(person)).toMatchObject({ amount: usd(49_900), presentment: null });
  });
});

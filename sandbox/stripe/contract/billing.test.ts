// @slow sandbox server/src/payment
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceId } from '#sandbox/stripe/test-bench.test-helper.ts';
import type { Payer, StripeProvider } from './provider.test-helper.ts';
import { CONTRACT_TIMEOUT, PROVIDERS } from './providers.test-helper.ts';

const PRICE = 49_900;
const DAY = 86_400;
/** Longer than a renewal's invoice stays a draft before it is charged. */
const UNTIL_CHARGED = 3 * 3600;

function periodOf({ items }: Stripe.Subscription): { start: number; end: number } {
  const [item] = items.data;
  if (!item) throw new Error('The subscription has no items');
  return { start: item.current_period_start, end: item.current_period_end };
}

/** The same time a year later; 29 February becomes the 28th. */
function yearAfter(time: number): number {
  const date = new Date(time * 1000);
  const { month, day } = { month: date.getUTCMonth(), day: date.getUTCDate() };
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  if (month === 1 && day === 29) date.setUTCDate(0);
  return date.getTime() / 1000;
}

describe.each(PROVIDERS)('billing by $name', { timeout: CONTRACT_TIMEOUT }, ({ open }) => {
  let provider: StripeProvider;
  let stripe: Stripe;
  let price: Stripe.Price;

  beforeAll(async () => {
    provider = await open();
    ({ stripe } = provider);
    const product = await stripe.products.create({ name: 'Contract' });
    price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: PRICE,
      recurring: { interval: 'year' },
    });
  }, CONTRACT_TIMEOUT);

  afterAll(async () => {
    await stripe.products.update(referenceId(price.product), { active: false });
    await provider.close();
  }, CONTRACT_TIMEOUT);

  interface Subscriber {
    payer: Payer;
    subscription: Stripe.Subscription;
  }

  async function subscriber(): Promise<Subscriber> {
    const payer = await provider.createPayer();
    return { payer, subscription: await payer.subscribe(price.id) };
  }

  const read = ({ subscription }: Subscriber) => stripe.subscriptions.retrieve(subscription.id);

  async function latestInvoice(subscriber: Subscriber): Promise<Stripe.Invoice> {
    return await stripe.invoices.retrieve(referenceId((await read(subscriber)).latest_invoice));
  }

  /** The payment that paid an invoice. */
  async function paymentOf(invoice: Stripe.Invoice): Promise<Stripe.PaymentIntent> {
    const { data } = await stripe.invoicePayments.list({
      invoice: invoice.id,
      expand: ['data.payment.payment_intent'],
    });
    const intent = data[0]?.payment.payment_intent;
    if (typeof intent !== 'object') throw new Error('Expected an expanded payment intent');
    return intent;
  }

  async function moveToRenewal({ payer, subscription }: Subscriber): Promise<void> {
    await payer.advanceTo(periodOf(subscription).end + UNTIL_CHARGED);
  }

  it('starts with a paid year', async () => {
    const started = await subscriber();
    const { subscription, payer } = started;
    const { start, end } = periodOf(subscription);

    expect(subscription).toMatchObject({
      status: 'active',
      customer: payer.customerId,
      currency: 'usd',
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
    });
    expect(subscription.items.data.map((item) => item.price.id)).toEqual([price.id]);
    expect(end).toBe(yearAfter(start));
    const invoice = await latestInvoice(started);
    expect(invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_create',
      amount_paid: PRICE,
      amount_remaining: 0,
      currency: 'usd',
      customer: payer.customerId,
    });
    expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
    expect(invoice.hosted_invoice_url).toMatch(/^https?:\/\//);
    expect(await paymentOf(invoice)).toMatchObject({ status: 'succeeded', amount_received: PRICE });
  });

  it('is renewed at the end of the year', async () => {
    const started = await subscriber();
    const { end } = periodOf(started.subscription);

    await moveToRenewal(started);

    const renewed = await read(started);
    expect(renewed.status).toBe('active');
    expect(periodOf(renewed)).toEqual({ start: end, end: yearAfter(end) });
    const invoice = await latestInvoice(started);
    expect(invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_cycle',
      amount_paid: PRICE,
      attempt_count: 1,
    });
    const all = await stripe.invoices.list({ customer: started.payer.customerId });
    expect(all.data.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(all.data[0]?.id).toBe(invoice.id);
  });

  it('becomes past due if the renewal cannot be charged, and schedules the next attempt', async () => {
    const started = await subscriber();
    const { end } = periodOf(started.subscription);
    await started.payer.replaceCard('fails');

    await moveToRenewal(started);

    const failed = await read(started);
    expect(failed.status).toBe('past_due');
    expect(periodOf(failed).start).toBe(end);
    const invoice = await latestInvoice(started);
    expect(invoice).toMatchObject({
      status: 'open',
      attempted: true,
      attempt_count: 1,
      amount_paid: 0,
      amount_remaining: PRICE,
    });
    expect(invoice.next_payment_attempt).toBeGreaterThan(end);
    expect(await paymentOf(invoice)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    });
  });

  it('becomes active again once a retry succeeds', async () => {
    const started = await subscriber();
    await started.payer.replaceCard('fails');
    await moveToRenewal(started);
    const { next_payment_attempt: next } = await latestInvoice(started);
    await started.payer.replaceCard('succeeds');

    await started.payer.advanceTo((next ?? 0) + UNTIL_CHARGED);

    expect(await read(started)).toMatchObject({ status: 'active' });
    expect(await latestInvoice(started)).toMatchObject({ status: 'paid', amount_paid: PRICE });
  });

  it('ends with the paid year after a cancellation, and continues if it is taken back', async () => {
    const started = await subscriber();
    const { id } = started.subscription;
    const { end } = periodOf(started.subscription);

    const scheduled = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(scheduled).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end });
    const resumed = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ status: 'active', cancel_at_period_end: false, cancel_at: null });
    expect(resumed.canceled_at).toBeNull();

    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await started.payer.advanceTo(end - DAY);
    expect((await read(started)).status).toBe('active');
    await started.payer.advanceTo(end + UNTIL_CHARGED);

    const ended = await read(started);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: end });
    const invoices = await stripe.invoices.list({ customer: started.payer.customerId });
    expect(invoices.data).toHaveLength(1);
  });

  it('ends at once when it is canceled, and only once', async () => {
    const started = await subscriber();
    const { id } = started.subscription;

    const canceled = await stripe.subscriptions.cancel(id);

    expect(canceled).toMatchObject({ status: 'canceled', cancel_at_period_end: false });
    expect(canceled.ended_at).toBe(canceled.canceled_at);
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    const { customerId: customer } = started.payer;
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
  });

  it('refunds a payment in full, and never twice', async () => {
    const started = await subscriber();
    const intent = await paymentOf(await latestInvoice(started));
    const create = () => stripe.refunds.create({ payment_intent: intent.id });

    const refund = await stripe.refunds.create({ payment_intent: intent.id, metadata: { request: '1' } });

    expect(refund).toMatchObject({
      status: 'succeeded',
      amount: PRICE,
      currency: 'usd',
      payment_intent: intent.id,
      metadata: { request: '1' },
    });
    const charge = await stripe.charges.retrieve(referenceId(intent.latest_charge), { expand: ['refunds'] });
    expect(charge).toMatchObject({ amount_refunded: PRICE, refunded: true, disputed: false });
    expect(charge.refunds?.data.map(({ id }) => id)).toEqual([refund.id]);
    await expect(create()).rejects.toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
    // Neither the subscription nor the invoice ends.
    expect(await read(started)).toMatchObject({ status: 'active' });
    expect(await latestInvoice(started)).toMatchObject({ status: 'paid', amount_paid: PRICE });
  });

  it('refunds in parts, up to the paid amount', async () => {
    const started = await subscriber();
    const { id: payment_intent } = await paymentOf(await latestInvoice(started));

    await stripe.refunds.create({ payment_intent, amount: 10_000 });

    await expect(stripe.refunds.create({ payment_intent, amount: PRICE })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
    });
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: PRICE - 10_000 });
    expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(2);
  });
});

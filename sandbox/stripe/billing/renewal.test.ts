// @slow sandbox server/src/payment
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  AUTHENTICATION_CARD,
  cardForm,
  createCheckout,
  referenceId,
  submit,
  subscribe,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

const DAY = 86_400;
const HOUR = 3600;
const DECLINING_LATER = '4000000000000341';
const AUTHENTICATING_ALWAYS = '4000002760003184';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

interface Running {
  customerId: string;
  id: string;
  /** The end of the first period, in Unix seconds. */
  end: number;
}

async function startYear(): Promise<Running> {
  const { subscription, customerId } = await subscribe(bench);
  return { customerId, id: subscription.id, end: subscription.items.data[0]?.current_period_end ?? 0 };
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** The events from a time on (Unix seconds), oldest first, with the seconds since that time. */
async function eventsSince(time: number): Promise<[type: string, after: number][]> {
  const events = await bench.stripe.events.list({ created: { gte: time }, limit: 100 });
  return events.data.map((event): [string, number] => [event.type, event.created - time]).toReversed();
}

async function latestInvoice(id: string): Promise<Stripe.Invoice> {
  const { latest_invoice: latest } = await bench.stripe.subscriptions.retrieve(id);
  return await bench.stripe.invoices.retrieve(referenceId(latest), { expand: ['payments'] });
}

describe('a renewal', () => {
  it('is announced seven days before, by an invoice without an ID', async () => {
    const { id, end } = await startYear();

    bench.sandbox.control.advanceTo(dateOf(end - 7 * DAY));

    expect(await eventsSince(end - 7 * DAY)).toEqual([['invoice.upcoming', 0]]);
    const { data } = await bench.stripe.events.list({ type: 'invoice.upcoming' });
    const invoice = data[0]?.data.object;
    expect(invoice).not.toHaveProperty('id');
    expect(invoice).toMatchObject({
      billing_reason: 'upcoming',
      amount_due: 49_900,
      next_payment_attempt: end + HOUR,
      period_end: end,
      lines: { data: [{ invoice: null, period: { start: end } }] },
      parent: { subscription_details: { subscription: id } },
    });
  });

  it('drafts an invoice at the end of the period and charges it an hour later', async () => {
    const { customerId, id, end } = await startYear();

    const now = bench.sandbox.control.advanceToRenewal(customerId);

    expect(Math.floor(now.getTime() / 1000)).toBe(end + HOUR);
    expect(await eventsSince(end)).toEqual([
      ['customer.subscription.updated', 0],
      ['invoice.created', 0],
      ['invoice.finalized', HOUR],
      ['payment_intent.created', HOUR],
      ['charge.succeeded', HOUR],
      ['payment_intent.succeeded', HOUR],
      ['invoice_payment.paid', HOUR],
      ['invoice.paid', HOUR],
      ['invoice.payment_succeeded', HOUR],
    ]);
    const subscription = await bench.stripe.subscriptions.retrieve(id);
    expect(subscription.status).toBe('active');
    expect(subscription.items.data[0]).toMatchObject({ current_period_start: end });
    expect(dateOf(subscription.items.data[0]?.current_period_end ?? 0).getUTCFullYear()).toBe(
      dateOf(end).getUTCFullYear() + 1,
    );
    expect(await latestInvoice(id)).toMatchObject({
      attempt_count: 1,
      billing_reason: 'subscription_cycle',
      number: expect.stringMatching(/-0002$/) as string,
      status: 'paid',
      amount_paid: 49_900,
      status_transitions: { finalized_at: end + HOUR, paid_at: end + HOUR },
      payments: { data: [{ status: 'paid' }] },
    });
  });
});

describe('a declined renewal', () => {
  it('makes the subscription past due and is retried after 3, 5 and 7 days, then cancels', async () => {
    const { customerId, id, end } = await startYear();
    const { control } = bench.sandbox;
    control.replaceCard(customerId, DECLINING_LATER);
    const first = end + HOUR;
    const retries = [first + 3 * DAY, first + 8 * DAY, first + 15 * DAY];

    control.advanceToRenewal(customerId);

    const failure = ['charge.failed', 'payment_intent.payment_failed', 'invoice.updated'];
    expect((await eventsSince(first)).map(([type]) => type)).toEqual([
      'invoice.finalized',
      'payment_intent.created',
      ...failure,
      'invoice.payment_failed',
      'customer.updated',
      'customer.subscription.updated',
    ]);
    expect(await bench.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    expect(await bench.stripe.customers.retrieve(customerId)).toMatchObject({ delinquent: true });
    expect(await latestInvoice(id)).toMatchObject({
      status: 'open',
      attempt_count: 1,
      attempted: true,
      next_payment_attempt: retries[0],
      payments: { data: [{ status: 'open' }] },
    });

    control.advanceTo(dateOf(end + 30 * DAY));

    const attempts = (await eventsSince(first)).filter(([type]) => type === 'invoice.payment_failed');
    expect(attempts.map(([, after]) => first + after)).toEqual([first, ...retries]);
    expect((await eventsSince(first + 15 * DAY)).map(([type, after]) => [type, after])).toEqual([
      ...failure.map((type) => [type, 0]),
      ['invoice.payment_failed', 0],
      ['customer.subscription.deleted', 0],
    ]);
    expect(await bench.stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: first + 15 * DAY,
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(await latestInvoice(id)).toMatchObject({
      status: 'open',
      attempt_count: 4,
      auto_advance: false,
      next_payment_attempt: null,
    });
  });

  it('recovers by a retry once the card is valid', async () => {
    const { customerId, id, end } = await startYear();
    const { control } = bench.sandbox;
    control.replaceCard(customerId, DECLINING_LATER);
    control.advanceToRenewal(customerId);
    control.replaceCard(customerId, '4242 4242 4242 4242');

    control.advanceTo(dateOf(end + HOUR + 3 * DAY));

    expect(await bench.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    expect(await bench.stripe.customers.retrieve(customerId)).toMatchObject({ delinquent: false });
    expect(await latestInvoice(id)).toMatchObject({ status: 'paid', attempt_count: 2 });
    const [charge] = (await bench.stripe.charges.list({ customer: customerId, limit: 1 })).data;
    expect(charge).toMatchObject({ paid: true, created: end + HOUR + 3 * DAY });
  });
});

describe('a renewal that requires authentication', () => {
  it('requires action and leaves the subscription past due', async () => {
    const { customerId, id, end } = await startYear();
    bench.sandbox.control.replaceCard(customerId, AUTHENTICATING_ALWAYS);

    bench.sandbox.control.advanceToRenewal(customerId);

    expect((await eventsSince(end + HOUR)).map(([type]) => type)).toEqual([
      'invoice.finalized',
      'payment_intent.created',
      'payment_intent.requires_action',
      'invoice.updated',
      'invoice.payment_failed',
      'invoice.payment_action_required',
      'customer.updated',
      'customer.subscription.updated',
    ]);
    expect(await bench.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
  });
});

describe('a renewal with a card that was authenticated at the checkout', () => {
  it('does not need the payer again', async () => {
    const { stripe } = bench;
    const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
    const { id, url } = await createCheckout(stripe, { customer });
    await submit(url ?? '', cardForm(AUTHENTICATION_CARD));
    await submit(`${url ?? ''}/authentication`, new URLSearchParams({ outcome: 'complete' }));
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete' });

    bench.sandbox.control.advanceToRenewal(customer);

    const { data } = await stripe.invoices.list({ customer });
    expect(data.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });
});

describe('the end of a period', () => {
  it('ends a subscription that is set to end with it, without an invoice', async () => {
    const { customerId, id, end } = await startYear();
    const asked = await bench.stripe.subscriptions.update(id, { cancel_at_period_end: true });

    const now = bench.sandbox.control.advanceToRenewal(customerId);

    expect(Math.floor(now.getTime() / 1000)).toBe(end);
    expect(await eventsSince(end - 8 * DAY)).toEqual([['customer.subscription.deleted', 8 * DAY]]);
    expect(await bench.stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      canceled_at: asked.canceled_at,
      cancel_at_period_end: true,
      ended_at: end,
    });
  });

  it('renews a subscription that was resumed before', async () => {
    const { customerId, id } = await startYear();
    await bench.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await bench.stripe.subscriptions.update(id, { cancel_at_period_end: false });

    bench.sandbox.control.advanceToRenewal(customerId);

    expect(await bench.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    expect(await latestInvoice(id)).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle' });
  });

  it('repeats every year when the clock advances by several years', async () => {
    const { customerId, end } = await startYear();

    bench.sandbox.control.advanceTo(dateOf(end + 3 * 366 * DAY));

    const { data } = await bench.stripe.invoices.list({ customer: customerId });
    const periods = data.map(({ lines }) => lines.data[0]?.period.start ?? 0).toReversed();
    const first = dateOf(periods[0] ?? 0);
    const years = periods.map((start) => dateOf(start).getUTCFullYear() - first.getUTCFullYear());
    expect(years).toEqual([0, 1, 2, 3, 4]);
    expect(data.every(({ status }) => status === 'paid')).toBe(true);
  });

  it('does not affect a canceled subscription', async () => {
    const { id, end } = await startYear();
    await bench.stripe.subscriptions.cancel(id);

    bench.sandbox.control.advanceTo(dateOf(end + 30 * DAY));

    expect(await eventsSince(end - 10 * DAY)).toEqual([]);
  });
});

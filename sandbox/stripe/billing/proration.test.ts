// @slow sandbox server/src/payment
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  createYearlyPrice,
  referenceId,
  subscribe,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

interface Running {
  customerId: string;
  id: string;
  item: Stripe.SubscriptionItem;
}

/** A subscription at 499 dollars, with some of its year behind it. */
async function startYear(days: number): Promise<Running> {
  const { subscription, customerId } = await subscribe(bench);
  const { control, clock } = bench.sandbox;
  control.advanceTo(new Date(clock().getTime() + days * 86_400_000));
  const [item] = subscription.items.data;
  if (!item) throw new Error('Expected an item');
  return { customerId, id: subscription.id, item };
}

/** The share of an amount for the rest of the period after a time, in cents. */
function rest({ current_period_start: start, current_period_end: end }: Stripe.SubscriptionItem, at: number) {
  return (amount: number) => Math.round((amount * (end - at)) / (end - start));
}

const pendingOf = async (customer: string) =>
  (await bench.stripe.invoiceItems.list({ customer, pending: true })).data;
const invoicesOf = async (customer: string) => (await bench.stripe.invoices.list({ customer })).data;
const balanceOf = async (customer: string) => {
  const found = await bench.stripe.customers.retrieve(customer);
  return found.deleted ? null : found.balance;
};

describe('a changed quantity', () => {
  it('is prorated by the second, and billed with the next renewal', async () => {
    const { customerId, id, item } = await startYear(100);
    const { stripe, sandbox } = bench;
    const changed = await stripe.subscriptions.update(id, { items: [{ id: item.id, quantity: 2 }] });
    expect(changed.items.data).toMatchObject([{ quantity: 2 }]);

    const items = await pendingOf(customerId);
    const share = rest(item, items[0]?.date ?? 0);
    expect(items).toMatchObject([
      { amount: share(99_800), proration: true, invoice: null, period: { end: item.current_period_end } },
      { amount: -share(49_900), proration: true, discountable: false },
    ]);
    expect(items.map(({ description }) => description)).toEqual([
      expect.stringMatching(/^Remaining time on 2 × Yearly subscription after /),
      expect.stringMatching(/^Unused time on 1 × Yearly subscription after /),
    ]);
    const [first] = await invoicesOf(customerId);
    expect(items[1]?.proration_details?.credited_items).toMatchObject({
      invoice_line_item_details: { invoice: first?.id, invoice_line_items: [first?.lines.data[0]?.id] },
    });

    const preview = await stripe.invoices.createPreview({ subscription: id });
    const total = 99_800 + share(99_800) - share(49_900);
    expect(preview).toMatchObject({ total, amount_due: total });
    sandbox.control.advanceToRenewal(customerId);
    const [renewal] = await invoicesOf(customerId);
    expect(renewal).toMatchObject({
      billing_reason: 'subscription_cycle',
      status: 'paid',
      amount_paid: total,
    });
    expect(renewal?.lines.data.map(({ parent }) => parent?.subscription_item_details?.proration)).toEqual([
      true,
      true,
      false,
    ]);
    expect(await pendingOf(customerId)).toEqual([]);
  });

  it('is billed at once if that is asked for, and not at all with `none`', async () => {
    const { customerId, id, item } = await startYear(100);
    const { subscriptions } = bench.stripe;
    const proration_behavior = 'always_invoice' as const;
    const update = { items: [{ id: item.id, quantity: 2 }], proration_behavior };
    const { latest_invoice: latest } = await subscriptions.update(id, update);
    const invoice = await bench.stripe.invoices.retrieve(referenceId(latest));
    const share = rest(item, invoice.created);
    expect(invoice).toMatchObject({
      billing_reason: 'subscription_update',
      status: 'paid',
      amount_paid: share(99_800) - share(49_900),
    });
    await subscriptions.update(id, { items: [{ id: item.id, quantity: 1 }], proration_behavior: 'none' });
    expect(await pendingOf(customerId)).toEqual([]);
    expect(await invoicesOf(customerId)).toHaveLength(2);
  });

  it('credits what was billed last, so that a change and its reversal cost nothing', async () => {
    const { customerId, id, item } = await startYear(100);
    for (const quantity of [3, 1]) {
      await bench.stripe.subscriptions.update(id, { items: [{ id: item.id, quantity }] });
    }
    const items = await pendingOf(customerId);
    expect(items).toHaveLength(4);
    expect(Math.abs(items.reduce((sum, { amount }) => sum + amount, 0))).toBeLessThanOrEqual(1);
  });

  it('takes effect at a time within the period', async () => {
    const { customerId, id, item } = await startYear(100);
    const { subscriptions } = bench.stripe;
    const items = [{ id: item.id, quantity: 2 }];
    const middle = Math.round((item.current_period_start + item.current_period_end) / 2);
    await expect(
      subscriptions.update(id, { items, proration_date: item.current_period_start - 1 }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'proration_date' });
    await subscriptions.update(id, { items, proration_date: middle });
    expect((await pendingOf(customerId)).map(({ amount }) => amount)).toEqual([49_900, -24_950]);
  });

  it('is not billed if the subscription ends at once before', async () => {
    const { customerId, id, item } = await startYear(100);
    await bench.stripe.subscriptions.update(id, { items: [{ id: item.id, quantity: 2 }] });
    await bench.stripe.subscriptions.cancel(id);
    expect(await pendingOf(customerId)).toEqual([]);
  });
});

describe('a lower price', () => {
  it('invoiced at once is a credit in the balance, which the renewal uses', async () => {
    const { customerId, id, item } = await startYear(100);
    const { stripe, sandbox } = bench;
    const { id: price } = await createYearlyPrice(stripe, 10_000);
    const { latest_invoice: latest } = await stripe.subscriptions.update(id, {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
    });
    const invoice = await stripe.invoices.retrieve(referenceId(latest));
    const share = rest(item, invoice.created);
    const credit = share(10_000) - share(49_900);
    expect(invoice).toMatchObject({
      status: 'paid',
      total: credit,
      amount_due: 0,
      amount_paid: 0,
      starting_balance: 0,
      ending_balance: credit,
    });
    expect(await balanceOf(customerId)).toBe(credit);

    sandbox.control.advanceToRenewal(customerId);
    const [renewal] = await invoicesOf(customerId);
    expect(renewal).toMatchObject({
      status: 'paid',
      total: 10_000,
      amount_due: 0,
      ending_balance: credit + 10_000,
    });
    expect(await balanceOf(customerId)).toBe(credit + 10_000);
    const { data } = await stripe.customers.listBalanceTransactions(customerId);
    expect(data).toMatchObject([
      { amount: 10_000, type: 'applied_to_invoice', invoice: renewal?.id, ending_balance: credit + 10_000 },
      { amount: credit, type: 'applied_to_invoice', invoice: invoice.id },
    ]);
  });
});

describe('a customer’s balance', () => {
  it('reduces or raises the next invoice, and comes back if that is voided', async () => {
    const { customerId, id } = await startYear(10);
    const { stripe, sandbox } = bench;
    await stripe.customers.createBalanceTransaction(customerId, { amount: -9_900, currency: 'usd' });
    sandbox.control.replaceCard(customerId, '4000000000000341');
    sandbox.control.advanceToRenewal(customerId);
    const [renewal] = await invoicesOf(customerId);
    expect(renewal).toMatchObject({
      status: 'open',
      total: 49_900,
      amount_due: 40_000,
      starting_balance: -9_900,
    });
    expect(await balanceOf(customerId)).toBe(0);
    await stripe.subscriptions.cancel(id);
    await stripe.invoices.voidInvoice(renewal?.id ?? '');
    expect(await balanceOf(customerId)).toBe(-9_900);
    await expect(
      stripe.customers.createBalanceTransaction(customerId, { amount: 1, currency: 'eur' }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'currency' });
  });

  it('takes over what is too small to be charged', async () => {
    const { customerId } = await startYear(10);
    const { stripe, sandbox } = bench;
    await stripe.customers.createBalanceTransaction(customerId, { amount: -49_880, currency: 'usd' });
    sandbox.control.advanceToRenewal(customerId);
    const [renewal] = await invoicesOf(customerId);
    expect(renewal).toMatchObject({ status: 'paid', total: 49_900, amount_due: 0, ending_balance: 20 });
    const { data } = await stripe.customers.listBalanceTransactions(customerId);
    expect(data[0]).toMatchObject({ type: 'invoice_too_small', ending_balance: 20 });
    sandbox.control.advanceToRenewal(customerId);
    expect((await invoicesOf(customerId))[0]).toMatchObject({ amount_paid: 49_920 });
  });
});

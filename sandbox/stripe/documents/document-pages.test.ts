// @slow sandbox server/src/payment
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  latestIntent,
  referenceId,
  subscribe,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

async function paidOnce(): Promise<{ invoice: Stripe.Invoice; charge: Stripe.Charge }> {
  const { stripe } = bench;
  const { subscription } = await subscribe(bench);
  const intent = await latestIntent(bench, subscription);
  return {
    invoice: await stripe.invoices.retrieve(referenceId(subscription.latest_invoice)),
    charge: await stripe.charges.retrieve(referenceId(intent.latest_charge)),
  };
}

async function read(url: string | null | undefined): Promise<string> {
  const response = await fetch(url ?? '');
  expect(response.status).toBe(200);
  return await response.text();
}

describe('the documents of a payment', () => {
  it('include an invoice page with a link to the receipt', async () => {
    const { invoice, charge } = await paidOnce();

    expect(invoice.hosted_invoice_url).toBe(`${bench.publicUrl}/sandbox/stripe/invoices/${invoice.id}`);
    expect(invoice.invoice_pdf).toBe(`${invoice.hosted_invoice_url}/pdf`);
    const page = await read(invoice.hosted_invoice_url);
    expect(page).toContain(`<dd>${invoice.number}</dd>`);
    expect(page).toContain('Paid on ');
    expect(page).toContain('Yearly subscription');
    expect(page).toContain('$499.00');
    expect(page).toContain('ada@example.com');
    expect(page).toContain(`href="${charge.receipt_url}"`);
  });

  it('include a receipt that lists refunds', async () => {
    const { invoice, charge } = await paidOnce();
    expect(charge.receipt_url).toBe(`${bench.publicUrl}/sandbox/stripe/receipts/${charge.id}`);
    expect(await read(charge.receipt_url)).not.toContain('Refunded');

    await bench.stripe.refunds.create({ charge: charge.id, amount: 9_900 });

    const page = await read(charge.receipt_url);
    expect(page).toContain('Visa ending in 4242');
    expect(page).toContain('Refunded on ');
    expect(page).toContain('−$99.00');
    expect(page).toContain('$400.00');
    expect(page).toContain(`href="${invoice.hosted_invoice_url}"`);
  });

  it('omit a failed refund', async () => {
    const { charge } = await paidOnce();
    const refund = await bench.stripe.refunds.create({ charge: charge.id });
    bench.sandbox.control.settleRefund(refund.id, 'failed');

    expect(await read(charge.receipt_url)).not.toContain('Refunded');
  });

  it('allow only their own style and are not cached by the browser', async () => {
    const { invoice } = await paidOnce();

    const { headers } = await fetch(invoice.hosted_invoice_url ?? '');

    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['invoices/in_unknown', 'receipts/ch_unknown'])(
    'do not exist for an unknown ID: %s',
    async (path) => {
      const response = await fetch(`${bench.publicUrl}/sandbox/stripe/${path}`);

      expect(response.status).toBe(404);
      expect(await response.text()).toContain('There is no such document');
    },
  );
});

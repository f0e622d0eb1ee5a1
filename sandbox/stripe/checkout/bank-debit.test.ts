// @slow sandbox server/src/payment
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { SandboxDatabase } from '#sandbox/stripe/database.ts';
import { SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import {
  createCheckout,
  referenceId,
  submit,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';
import { settleBankDebit } from './bank-debit.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

const EMAIL = { email: 'ada@example.com' };

async function payByDebit(form: Record<string, string> = EMAIL): Promise<{ id: string; response: Response }> {
  const { id, url } = await createCheckout(bench.stripe);
  const response = await submit(url ?? '', new URLSearchParams({ step: 'bank-debit', ...form }));
  return { id, response };
}

/** Lets the bank decide, from another process that shares the file. */
function settle(id: string, outcome: 'succeeded' | 'failed'): void {
  const database = new SandboxDatabase(bench.file);
  const state = new SandboxState(
    database,
    () => bench.publicUrl,
    () => undefined,
  );
  try {
    settleBankDebit(state, id, outcome);
  } finally {
    database.close();
  }
}

function retrieve(id: string): Promise<Stripe.Checkout.Session> {
  return bench.stripe.checkout.sessions.retrieve(id, { expand: ['invoice.payments', 'subscription'] });
}

async function onlyCharge(): Promise<Stripe.Charge | undefined> {
  const { data } = await bench.stripe.charges.list();
  expect(data).toHaveLength(1);
  return data[0];
}

function typesAfter(type: string): string[] {
  const { types } = bench.receiver;
  return types.slice(types.indexOf(type) + 1);
}

describe('a bank debit', () => {
  it('completes the checkout as unpaid, with an active subscription and an open invoice', async () => {
    const { id, response } = await payByDebit();

    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`http://school.example/checkout/success?session_id=${id}`);
    expect(await retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      subscription: { status: 'active' },
      invoice: { status: 'open', amount_paid: 0, payments: { data: [{ status: 'open' }] } },
    });
    const { data } = await bench.stripe.paymentIntents.list();
    expect(data).toMatchObject([{ status: 'processing' }]);
    expect(await onlyCharge()).toMatchObject({ status: 'pending', paid: false, receipt_url: null });
    await bench.receiver.untilReceived('checkout.session.completed');
    expect(typesAfter('invoice.finalized')).toEqual([
      'charge.pending',
      'payment_intent.processing',
      'customer.updated',
      'checkout.session.completed',
    ]);
  });

  it('confirmed by the bank pays the invoice', async () => {
    const { id } = await payByDebit();

    settle(id, 'succeeded');

    expect(await retrieve(id)).toMatchObject({
      payment_status: 'paid',
      subscription: { status: 'active' },
      invoice: { status: 'paid', amount_paid: 49_900 },
    });
    const charge = await onlyCharge();
    expect(charge).toMatchObject({ status: 'succeeded', paid: true });
    expect(charge?.receipt_url).toContain('/sandbox/stripe/receipts/ch_');
    await bench.receiver.untilReceived('checkout.session.async_payment_succeeded');
    expect(typesAfter('checkout.session.completed')).toEqual([
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
      'checkout.session.async_payment_succeeded',
    ]);
  });

  it('refused by the bank voids the invoice and leaves the subscription active, as with Stripe', async () => {
    const { id } = await payByDebit();

    settle(id, 'failed');

    expect(await retrieve(id)).toMatchObject({
      payment_status: 'unpaid',
      subscription: { status: 'active' },
      invoice: { status: 'void', amount_paid: 0, payments: { data: [{ status: 'canceled' }] } },
    });
    expect(await onlyCharge()).toMatchObject({ status: 'failed', paid: false, amount_captured: 0 });
    await bench.receiver.untilReceived('checkout.session.async_payment_failed');
    expect(typesAfter('checkout.session.completed')).toEqual([
      'charge.failed',
      'payment_intent.payment_failed',
      'invoice.payment_failed',
      'invoice.voided',
      'checkout.session.async_payment_failed',
    ]);
  });

  it('is decided by the clock after five days, as the test account says', async () => {
    const { control, clock } = bench.sandbox;
    const later = (days: number) => control.advanceTo(new Date(clock().getTime() + days * 86_400_000));
    const [good, closed, slow] = [
      await payByDebit(),
      await payByDebit({ ...EMAIL, bankAccount: '000111111113' }),
      await payByDebit({ ...EMAIL, bankAccount: '000000000009' }),
    ];
    const statuses = async () =>
      Promise.all([good, closed, slow].map(async ({ id }) => (await retrieve(id)).invoice)).then((invoices) =>
        invoices.map((invoice) => (typeof invoice === 'object' ? invoice?.status : null)),
      );
    later(4);
    expect(await statuses()).toEqual(['open', 'open', 'open']);
    later(1.1);
    expect(await statuses()).toEqual(['paid', 'void', 'open']);
    later(30);
    expect(await statuses()).toEqual(['paid', 'void', 'open']);
    expect((await retrieve(good.id)).payment_status).toBe('paid');
  });

  it('of a renewal leaves the subscription active while the bank processes it', async () => {
    const { control, clock } = bench.sandbox;
    const later = (days: number) => control.advanceTo(new Date(clock().getTime() + days * 86_400_000));
    const { id } = await payByDebit();
    later(6);
    const { customer } = await retrieve(id);
    control.advanceToRenewal(referenceId(customer));
    const newest = async () => (await bench.stripe.invoices.list()).data[0];
    const renewal = await newest();
    expect(renewal).toMatchObject({ billing_reason: 'subscription_cycle', status: 'open', attempted: true });
    await expect(bench.stripe.invoices.pay(renewal?.id ?? '')).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    expect((await retrieve(id)).subscription).toMatchObject({ status: 'active' });
    later(6);
    expect(await newest()).toMatchObject({ id: renewal?.id, status: 'paid' });
  });

  it('is decided once', async () => {
    const { id } = await payByDebit();
    settle(id, 'succeeded');

    expect(() => settle(id, 'failed')).toThrow('No bank debit is under way');
    expect(() => settle('cs_test_unknown', 'failed')).toThrow('No such checkout.session');
  });

  it('requires an email address', async () => {
    const { id, response } = await payByDebit({ email: 'ada' });

    expect(await response.text()).toContain('Enter a valid email address.');
    expect((await retrieve(id)).status).toBe('open');
  });
});

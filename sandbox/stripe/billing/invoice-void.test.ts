// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import { referenceId, subscribe, type TestBench } from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

describe('voiding an invoice', () => {
  it('voids an open invoice and its payment, and works once', async () => {
    const { stripe, sandbox, receiver } = bench;
    const { customerId, subscription } = await subscribe(bench);
    sandbox.control.replaceCard(customerId, '4000000000000341');
    sandbox.control.advanceToRenewal(customerId);
    const { latest_invoice: latest } = await stripe.subscriptions.retrieve(subscription.id);
    const id = referenceId(latest);

    const voided = await stripe.invoices.voidInvoice(id);

    expect(voided).toMatchObject({ id, status: 'void', amount_paid: 0, next_payment_attempt: null });
    expect(voided.status_transitions.voided_at).toEqual(expect.any(Number));
    await receiver.untilReceived('invoice.voided');
    const [intent] = (await stripe.paymentIntents.list({ customer: customerId })).data;
    expect(intent).toMatchObject({ status: 'canceled', cancellation_reason: 'void_invoice' });
    await expect(stripe.invoices.pay(id)).rejects.toMatchObject({ code: 'invoice_not_editable' });
    await expect(stripe.invoices.voidInvoice(id)).rejects.toMatchObject({ code: 'invoice_not_editable' });
  });

  it('is refused for paid and unknown invoices, and for parameters that Stripe does not have', async () => {
    const { stripe } = bench;
    const { subscription } = await subscribe(bench);
    const paid = referenceId(subscription.latest_invoice);

    await expect(stripe.invoices.voidInvoice(paid)).rejects.toMatchObject({ code: 'invoice_not_editable' });
    await expect(stripe.invoices.voidInvoice('in_none')).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.rawRequest('POST', `/v1/invoices/${paid}/void`, { at: 1 })).rejects.toMatchObject({
      code: 'parameter_unknown',
    });
  });
});

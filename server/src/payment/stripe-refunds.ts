import { Stripe } from 'stripe';
import { idOf } from './stripe-calls.ts';

/** Gives all that was paid on an invoice back, whatever was given back of it before. Done twice, it refunds once. */
export async function refundInvoice(stripe: Stripe, invoice: string): Promise<void> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
  for (const { payment } of data) {
    if (!payment.payment_intent) continue;
    const id = idOf(payment.payment_intent);
    await stripe.refunds
      .create({ payment_intent: id, reason: 'requested_by_customer' }, { idempotencyKey: `refund_${id}` })
      .catch((error: unknown) => {
        const isDone = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
        if (!isDone) throw error;
      });
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import { fromUnix, idOf } from '#server/payment/stripe/stripe-calls.ts';
import { chargeOf } from './event-subject.ts';
import type { KeptEvent } from './kept-event.ts';

/**
 * Notes on the payment that the payer's bank takes it for fraud; does nothing for other events. The caller flushes `em`.
 * Throws Stripe's errors.
 */
export async function noteFraudWarning(em: EntityManager, stripe: Stripe, event: KeptEvent): Promise<void> {
  if (event.type !== 'radar.early_fraud_warning.created') return;
  const intent = chargeOf(event)?.intent;
  if (!intent) return;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
  });
  for (const { invoice } of data) {
    const payment = await em.findOne(Payment, { stripeInvoiceId: idOf(invoice) });
    if (payment) payment.fraudWarnedAt = fromUnix(event.created);
  }
}

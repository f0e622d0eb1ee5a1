import { Stripe } from 'stripe';
import { isRefundCounted } from './charge-totals.ts';
import { allOf, idOf } from './stripe-calls.ts';

/** Nothing of these is left to give back: it went back before, or the customer's bank took it. */
const DONE_CODES: readonly (string | undefined)[] = ['charge_already_refunded', 'charge_disputed'];

/**
 * Gives all that was paid on an invoice back, whatever was given back of it before. Stripe's own state is looked at first,
 * since it forgets idempotency keys after a day; done twice, it refunds once. `key` begins the idempotency keys.
 */
export async function refundInvoice(stripe: Stripe, invoice: string, key: string): Promise<void> {
  for await (const { payment, amount_paid: paid } of stripe.invoicePayments.list({
    invoice,
    status: 'paid',
  })) {
    if (!payment.payment_intent) continue;
    const intent = idOf(payment.payment_intent);
    const refunds = await refundsOf(stripe, intent);
    const given = refunds.filter(isRefundCounted).reduce((sum, { amount }) => sum + amount, 0);
    if (paid !== null && given >= paid) continue;
    await create(stripe, { payment_intent: intent }, `${key}_${intent}_${refunds.length}`);
  }
}

/** Repeats the newest refund of an invoice if that failed, of the same amount. `key` begins the idempotency keys. */
export async function repeatFailedRefund(stripe: Stripe, invoice: string, key: string): Promise<void> {
  for await (const { payment } of stripe.invoicePayments.list({ invoice, status: 'paid' })) {
    if (!payment.payment_intent) continue;
    const intent = idOf(payment.payment_intent);
    const refunds = await refundsOf(stripe, intent);
    const [newest] = refunds;
    if (newest?.status !== 'failed') continue;
    const failed = refunds.filter(({ status }) => status === 'failed').length;
    await create(stripe, { payment_intent: intent, amount: newest.amount }, `${key}_${intent}_${failed}`);
  }
}

/** Newest first, as Stripe lists them. */
function refundsOf(stripe: Stripe, intent: string): Promise<Stripe.Refund[]> {
  return allOf(stripe.refunds.list({ payment_intent: intent, limit: 100 }));
}

async function create(
  stripe: Stripe,
  fields: { payment_intent: string; amount?: number },
  idempotencyKey: string,
): Promise<void> {
  try {
    await stripe.refunds.create({ ...fields, reason: 'requested_by_customer' }, { idempotencyKey });
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeError && DONE_CODES.includes(error.code);
    if (!isDone) throw error;
  }
}

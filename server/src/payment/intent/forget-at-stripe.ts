import type { Stripe } from 'stripe';
import { isAtOurPrice, subscriptionOf, type OurPrices } from '#server/payment/stripe/customer-snapshot.ts';
import { allOf, idOf } from '#server/payment/stripe/stripe-calls.ts';
import { LIVING_STATUSES } from '#server/payment/subscription/subscription-status.ts';
import {
  changeAtStripe,
  DONE,
  endAtStripe,
  hasEnded,
  type StripeAccess,
  type StripeOutcome,
} from './change-at-stripe.ts';
import type { Leftovers } from './intent.entity.ts';

const SECOND_MS = 1000;

/** The removal of the customer of a deleted account. */
export interface Departure extends Leftovers {
  /** Prefix of the idempotency keys. */
  key: string;
  stripeCustomerId: string;
  leftAt: Date;
}

/**
 * Makes sure that a deleted account is never charged again, and that its owner gets the promised refunds. Every step
 * can be repeated. The customer stays at Stripe while a bank may still collect a payment, and while another product has
 * a subscription of this customer. Throws Stripe's errors, also for a customer that Stripe does not know: the key may
 * belong to another account, and the customer would still be charged.
 */
export async function forgetAtStripe(
  access: StripeAccess & { prices: OurPrices },
  { stripeCustomerId: customer, key, leftAt, known, work }: Departure,
): Promise<StripeOutcome> {
  const { stripe, refunds, prices } = access;
  let unpaid = 0;
  const refundedInvoices: string[] = [];
  for (const task of work) {
    const done = await changeAtStripe(access, {
      ...task,
      key: `${task.key}_${key}`,
      since: new Date(task.since),
    });
    unpaid += done.unpaid;
    refundedInvoices.push(...done.refundedInvoices);
  }
  if ((await stripe.customers.retrieve(customer)).deleted) return { ...DONE, unpaid, refundedInvoices };
  // An open checkout could still be paid.
  for await (const { id } of stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
    await stripe.checkout.sessions.expire(id);
  }
  const all = await allOf(stripe.subscriptions.list({ customer, status: 'all', limit: 100 }));
  const ours = all.filter((each) => known.includes(each.id) || isAtOurPrice(each, prices));
  for (const each of ours) if (!hasEnded(each)) await endAtStripe(stripe, each.id);
  let mustWait = false;
  const invoices = stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] });
  for await (const invoice of invoices) {
    const subscription = ours.find(({ id }) => id === subscriptionOf(invoice));
    if (!subscription) continue;
    if (invoice.status === 'open') {
      const isPaying = await isProcessing(stripe, invoice);
      if (!isPaying) await stripe.invoices.voidInvoice(invoice.id);
      mustWait ||= isPaying;
    } else if (isOwed(invoice, subscription, { leftAt, isKnown: known.includes(subscription.id) })) {
      unpaid += await refunds.refund(invoice.id, key);
      refundedInvoices.push(invoice.id);
    }
  }
  const hasOther = all.some((each) => !ours.includes(each) && LIVING_STATUSES.includes(each.status));
  if (!mustWait && !hasOther) await stripe.customers.del(customer);
  return { ...DONE, unpaid, refundedInvoices, mustWait };
}

/** Whether a bank processes a payment of an open invoice. Stripe does not void it then. */
export async function isProcessing(stripe: Stripe, { payments }: Stripe.Invoice): Promise<boolean> {
  for (const { payment } of payments?.data ?? []) {
    if (!payment.payment_intent) continue;
    const { status } = await stripe.paymentIntents.retrieve(idOf(payment.payment_intent));
    if (status === 'processing') return true;
  }
  return false;
}

/**
 * Whether a paid invoice is refunded: it was paid after the departure, or it is of a purchase that our tables did not
 * have, by a checkout that was still open at the departure.
 */
function isOwed(
  { status, amount_paid: paid, lines, status_transitions: { paid_at: paidAt } }: Stripe.Invoice,
  { ended_at: endedAt }: Stripe.Subscription,
  { leftAt, isKnown }: { leftAt: Date; isKnown: boolean },
): boolean {
  if (status !== 'paid' || paid === 0 || paidAt === null) return false;
  const left = leftAt.getTime();
  if (paidAt * SECOND_MS > left) return true;
  // Stripe's times have no fractions of a second.
  const ranThen = endedAt === null || (endedAt + 1) * SECOND_MS > left;
  return !isKnown && ranThen && lines.data.some(({ period }) => period.end * SECOND_MS > left);
}

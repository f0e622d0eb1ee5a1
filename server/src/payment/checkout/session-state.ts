import type { Stripe } from 'stripe';
import { chargesOf, type CustomerSnapshot } from '#server/payment/stripe/customer-snapshot.ts';
import { idOf } from '#server/payment/stripe/stripe-calls.ts';
import { GIVEN_UP_INVOICES } from '#server/payment/subscription/subscription-status.ts';
import type { Checkout } from './checkout.entity.ts';

/** Stripe's statuses of a subscription that came to nothing. */
const FAILED_STATUSES: readonly string[] = [
  'canceled',
  'incomplete_expired',
  'unpaid',
] satisfies Stripe.Subscription.Status[];

/** How far the checkout of a session is, from the session and what it led to. */
export function stateOf(
  session: Stripe.Checkout.Session,
  snapshot: Pick<CustomerSnapshot, 'subscriptions' | 'invoices' | 'charges'>,
): Checkout['state'] {
  if (session.status === 'open') return 'OPEN';
  if (session.status === 'expired') return 'EXPIRED';
  if (session.payment_status !== 'unpaid') return 'PAID';
  return isFailed(session, snapshot) ? 'FAILED' : 'PENDING';
}

/** A session says of a debit that the bank refused no more than that it is unpaid; the attempt to charge says it. */
function isFailed(
  session: Stripe.Checkout.Session,
  { subscriptions, invoices, charges }: Pick<CustomerSnapshot, 'subscriptions' | 'invoices' | 'charges'>,
): boolean {
  const subscription = subscriptions.find(
    ({ id }) => session.subscription !== null && id === idOf(session.subscription),
  );
  if (subscription && FAILED_STATUSES.includes(subscription.status)) return true;
  const invoiceId = session.invoice ? idOf(session.invoice) : subscription?.latest_invoice?.id;
  const invoice = invoices.find(({ id }) => id === invoiceId);
  if (!invoice) return false;
  const [latest] = chargesOf(invoice, charges);
  return GIVEN_UP_INVOICES.includes(invoice.status) || latest?.charge.status === 'failed';
}

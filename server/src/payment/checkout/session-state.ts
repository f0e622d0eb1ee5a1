import type { Stripe } from 'stripe';
import { chargesOf, type CustomerSnapshot } from '#server/payment/stripe/customer-snapshot.ts';
import { idOf } from '#server/payment/stripe/stripe-calls.ts';
import { GIVEN_UP_INVOICES } from '#server/payment/subscription/subscription-status.ts';
import type { Checkout } from './checkout.entity.ts';

/** Statuses at Stripe of a subscription that failed. */
const FAILED_STATUSES: readonly string[] = [
  'canceled',
  'incomplete_expired',
  'unpaid',
] satisfies Stripe.Subscription.Status[];

/** The state of a checkout, from its session and the resulting objects. */
export function stateOf(
  session: Stripe.Checkout.Session,
  snapshot: Pick<CustomerSnapshot, 'subscriptions' | 'invoices' | 'charges'>,
): Checkout['state'] {
  if (session.status === 'open') return 'OPEN';
  if (session.status === 'expired') return 'EXPIRED';
  if (session.payment_status !== 'unpaid') return 'PAID';
  return isFailed(session, snapshot) ? 'FAILED' : 'PENDING';
}

/** Whether the bank refused the debit. The session itself only says that it is unpaid; the charge has the failure. */
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

import type { Stripe } from 'stripe';

/**
 * Whether an invoice was paid after its subscription had ended, so that it paid for nothing: by an old link, or by a
 * bank that took its time. In the second of the end it counts as paid before.
 */
export function isPaidTooLate(
  { status, amount_paid: paid, status_transitions: { paid_at: paidAt } }: Stripe.Invoice,
  { ended_at: endedAt }: Pick<Stripe.Subscription, 'ended_at'>,
): boolean {
  return status === 'paid' && paid > 0 && paidAt !== null && endedAt !== null && paidAt > endedAt;
}

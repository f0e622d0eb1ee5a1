import type { Stripe } from 'stripe';

/**
 * Stripe's statuses of disputes and inquiries that are over. Whatever else Stripe calls one, now or later, wants a look.
 */
const CLOSED_STATUSES: readonly string[] = [
  'won',
  'lost',
  'warning_closed',
  'prevented',
] satisfies Stripe.Dispute.Status[];

/** Whether a dispute with this status is over. */
export function isClosedDispute(status: Stripe.Dispute.Status): boolean {
  return CLOSED_STATUSES.includes(status);
}

/** SQL for the same the other way round, of a row of payments: whether its dispute is open. */
export const HAS_OPEN_DISPUTE = `dispute_status is not null
  and dispute_status not in (${CLOSED_STATUSES.map((status) => `'${status}'`).join(', ')})`;

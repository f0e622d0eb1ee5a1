import type { Stripe } from 'stripe';

/** Stripe's statuses of closed disputes and inquiries. Any other status, including future ones, counts as open. */
const CLOSED_STATUSES: readonly string[] = [
  'won',
  'lost',
  'warning_closed',
  'prevented',
] satisfies Stripe.Dispute.Status[];

/** Whether a dispute with this status is closed. */
export function isClosedDispute(status: Stripe.Dispute.Status): boolean {
  return CLOSED_STATUSES.includes(status);
}

/** SQL condition for a row of `payments` with an open dispute. */
export const HAS_OPEN_DISPUTE = `dispute_status is not null
  and dispute_status not in (${CLOSED_STATUSES.map((status) => `'${status}'`).join(', ')})`;

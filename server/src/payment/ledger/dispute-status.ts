import type { Expression, SqlBool } from 'kysely';
import type { Stripe } from 'stripe';
import { is, type ColumnsOf } from '#server/platform/db/read.ts';
import type { Tables } from '#server/platform/db/tables.ts';

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

/** Whether a payment has an open dispute. */
export const hasOpenDispute = ({
  disputeStatus,
}: Pick<ColumnsOf<Tables['payments']>, 'disputeStatus'>): Expression<SqlBool> =>
  is.and([is(disputeStatus, 'is not', null), is(disputeStatus, 'not in', CLOSED_STATUSES)]);

import type { Stripe } from 'stripe';
import type { CustomerCharge } from './customer-snapshot.ts';

/** Totals of the refunds and disputes of a paid invoice, in minor units of its currency; never more than was paid. */
export interface RefundAndDisputeTotals {
  /** Given back. A refund that failed came back to the school and does not count; one on its way does. */
  refunded: number;
  /** Taken back by the customer's bank, in disputes that are open or lost. */
  disputed: number;
  /** Stripe's status of the newest dispute, to the letter; null when there is none. */
  disputeStatus: Stripe.Dispute.Status | null;
  /** Stripe's id of that dispute. */
  disputeId: string | null;
}

/** Mere inquiries of a bank, which take nothing yet, and disputes that were won or warded off are not among them. */
const TAKING_STATUSES: readonly string[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
  'lost',
] satisfies Stripe.Dispute.Status[];

const FAILED_REFUNDS: readonly (string | null)[] = ['failed', 'canceled'];

/** Whether a refund was made, or is on its way. */
export function isRefundCounted({ status }: Stripe.Refund): boolean {
  return !FAILED_REFUNDS.includes(status);
}

/** The totals of an invoice of which `paid` was paid by these charges. */
export function refundAndDisputeTotals(
  paid: number,
  charges: readonly CustomerCharge[],
): RefundAndDisputeTotals {
  const refunds = charges.flatMap((charge) => charge.refunds);
  const disputes = charges
    .flatMap((charge) => charge.disputes)
    .toSorted((one, other) => other.created - one.created);
  const counting = refunds.filter(isRefundCounted);
  const taking = disputes.filter(({ status }) => TAKING_STATUSES.includes(status));
  return {
    refunded: Math.min(paid, sumOf(counting)),
    disputed: Math.min(paid, sumOf(taking)),
    disputeStatus: disputes[0]?.status ?? null,
    disputeId: disputes[0]?.id ?? null,
  };
}

/** Whether a payment still counts: part of it may have gone back, but not all, and no bank has taken any of it. */
export function isKept(paid: number, charges: readonly CustomerCharge[]): boolean {
  const { refunded, disputed } = refundAndDisputeTotals(paid, charges);
  return disputed === 0 && (paid === 0 || refunded < paid);
}

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

function sumOf(items: readonly { amount: number }[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}

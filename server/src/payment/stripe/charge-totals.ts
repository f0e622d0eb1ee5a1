import type { Stripe } from 'stripe';
import type { CustomerCharge } from './customer-snapshot.ts';

/**
 * Totals of the refunds and disputes of a paid invoice, in minor units of its currency; never more than the paid
 * amount.
 */
export interface RefundAndDisputeTotals {
  /** The refunded amount. Pending refunds count; failed ones do not, because the school has the money again. */
  refunded: number;
  /** The amount taken by the customer's bank in open or lost disputes. */
  disputed: number;
  /** Stripe's status of the newest dispute, unchanged; null if there is none. */
  disputeStatus: Stripe.Dispute.Status | null;
  /** The ID of that dispute at Stripe. */
  disputeId: string | null;
}

/** Dispute statuses in which money is taken. Inquiries, and disputes that were won or prevented, are not included. */
const TAKING_STATUSES: readonly string[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
  'lost',
] satisfies Stripe.Dispute.Status[];

const FAILED_REFUNDS: readonly (string | null)[] = ['failed', 'canceled'];

/** Whether a refund succeeded or is pending. */
export function isRefundCounted({ status }: Stripe.Refund): boolean {
  return !FAILED_REFUNDS.includes(status);
}

/** The totals of an invoice whose amount `paid` was paid by these charges. */
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

/** Whether a payment still counts: it may be refunded in part, but not in full, and is not disputed. */
export function isKept(paid: number, charges: readonly CustomerCharge[]): boolean {
  const { refunded, disputed } = refundAndDisputeTotals(paid, charges);
  return disputed === 0 && (paid === 0 || refunded < paid);
}

/**
 * Whether an invoice was paid after its subscription had ended, by an old link or a slow bank. A payment in the same
 * second as the end counts as in time.
 */
export function isPaidTooLate(
  { status, amount_paid: paid, status_transitions: { paid_at: paidAt } }: Stripe.Invoice,
  { ended_at: endedAt }: Pick<Stripe.Subscription, 'ended_at'>,
): boolean {
  return status === 'paid' && paid > 0 && paidAt !== null && endedAt !== null && paidAt > endedAt;
}

/**
 * The part of a paid invoice that was paid outside of Stripe, in minor units: in cash or by a transfer, for example.
 * Stripe records it and cannot refund it.
 */
export function paidOutside({ amount_paid: paid, payments }: Stripe.Invoice): number {
  const outside = (payments?.data ?? []).filter(
    ({ status, payment }) => status === 'paid' && payment.type === 'payment_record',
  );
  return Math.min(
    paid,
    outside.reduce((sum, { amount_paid: amount }) => sum + (amount ?? 0), 0),
  );
}

function sumOf(items: readonly { amount: number }[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}

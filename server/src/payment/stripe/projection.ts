import type { Stripe } from 'stripe';
import { DAY_MS } from '#server/platform/common/durations.ts';
import type { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { termsOf } from '#server/payment/subscription/terms.ts';
import {
  chargesOf,
  subscriptionOf,
  type CustomerSnapshot,
  type CustomerSubscription,
} from './customer-snapshot.ts';
import { isKept, paidOutside } from './charge-totals.ts';
import { yearlyAmount } from './recurring-amount.ts';
import { fromUnix } from './stripe-calls.ts';

/** Stripe's statuses in which the paid period grants access. */
const OPENING_STATUSES: readonly string[] = [
  'active',
  'trialing',
  'past_due',
] satisfies Stripe.Subscription.Status[];

/** The columns of a subscription that come from Stripe. */
export type Projection = Pick<
  SubscriptionRecord,
  | 'stripeSubscriptionId'
  | 'stripeStatus'
  | 'currentPeriodEnd'
  | 'cancelAtPeriodEnd'
  | 'paidAt'
  | 'paidUntil'
  | 'accessUntil'
  | 'latestInvoiceId'
  | 'latestInvoiceStatus'
  | 'startedAt'
  | 'endedAt'
  | 'yearlyAmount'
  | 'currency'
  | 'stripePriceId'
  | 'collectionPaused'
  | 'draftSince'
  | 'draftCause'
  | 'refundDays'
  | 'graceDays'
>;

interface Circumstances {
  /** Grace period in days after a period that is to renew, if the subscription itself does not state it. */
  graceDays: number;
  /** Whether it is at one of our prices. Other prices grant no access. */
  isOurs: boolean;
}

/** The row of a subscription, from the subscription at Stripe, its invoices, their refunds and disputes. */
export function project(
  subscription: CustomerSubscription,
  { invoices, charges }: Pick<CustomerSnapshot, 'invoices' | 'charges'>,
  { graceDays, isOurs }: Circumstances,
): Projection {
  const latest = subscription.latest_invoice;
  const terms = termsOf(subscription.metadata);
  const ofPeriods = invoices.filter(
    (invoice) => subscriptionOf(invoice) === subscription.id && isForPeriod(invoice),
  );
  // Stripe calls a subscription active before its first invoice is paid, while a bank processes the debit.
  const paid = ofPeriods
    .filter((invoice) => invoice.status === 'paid')
    .map((invoice) => ({
      id: invoice.id,
      isKept: isKept(invoice.amount_paid, chargesOf(invoice, charges)),
      paidAt: paymentTime(invoice),
      isRefundable: paidOutside(invoice) === 0,
      from: startOfPeriod(invoice),
      until: endOfPeriod(invoice),
    }))
    .toSorted((one, other) => other.until - one.until);
  // The newest invoice comes first.
  const ofCurrentPeriod = paid.find(({ id }) => id === ofPeriods[0]?.id);
  const kept = paid.find((invoice) => invoice.isKept);
  const lost = kept ? paid.slice(0, paid.indexOf(kept)) : paid;
  // A year that began before the former was over, as after a pause, takes nothing from it when it is refunded.
  const runsOn = kept?.paidAt != null && lost.some(({ from }) => from < kept.until);
  const periodEnd = Math.max(...subscription.items.data.map((item) => item.current_period_end));
  const end = endOf(subscription, periodEnd);
  const isPaused = subscription.pause_collection !== null;
  // Customers keep the service while a school collects no payments: https://docs.stripe.com/billing/subscriptions/pause-payment
  const openUntil = Math.max(kept?.until ?? 0, isPaused ? periodEnd : 0);
  const opens = isOurs && OPENING_STATUSES.includes(subscription.status);
  return {
    stripeSubscriptionId: subscription.id,
    stripeStatus: subscription.status,
    currentPeriodEnd: fromUnix(periodEnd),
    cancelAtPeriodEnd: end !== null,
    paidAt: ofCurrentPeriod?.isKept && ofCurrentPeriod.isRefundable ? ofCurrentPeriod.paidAt : null,
    paidUntil: kept ? fromUnix(kept.until) : null,
    accessUntil:
      !opens || !kept
        ? null
        : lost.length === 0
          ? accessUntil(openUntil, end, terms.graceDays ?? graceDays)
          : runsOn
            ? accessUntil(kept.until, end ?? kept.until, 0)
            : null,
    latestInvoiceId: latest?.id ?? null,
    latestInvoiceStatus: latest?.status ?? null,
    // The newest invoice comes first.
    startedAt: paid.findLast(({ paidAt }) => paidAt)?.paidAt ?? null,
    endedAt: churnTime(subscription, paid[0]?.until ?? subscription.created),
    yearlyAmount: yearlyAmount(subscription),
    currency: subscription.currency,
    stripePriceId: subscription.items.data[0]?.price.id ?? null,
    collectionPaused: isPaused,
    ...draftOf(subscription, invoices),
    ...terms,
  };
}

/**
 * When a subscription stopped counting, as in Stripe's billing metrics: when it was cancelled or marked as unpaid. The
 * latter has no timestamp, so that the end of the paid period is used.
 */
function churnTime({ ended_at: end, status }: Stripe.Subscription, paidUntil: number): Date | null {
  if (end !== null) return fromUnix(end);
  return status === 'unpaid' ? fromUnix(paidUntil) : null;
}

/**
 * The oldest draft of a subscription that has not ended, and why it could not be finalized. If the school's settings
 * leave subscriptions unpaid, the later invoices of such a subscription are drafts on purpose.
 */
function draftOf(
  { id, ended_at: end, status }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Pick<Projection, 'draftSince' | 'draftCause'> {
  const isUnwanted = ({ last_finalization_error: error }: Stripe.Invoice): boolean =>
    end === null && (status !== 'unpaid' || error !== null);
  // The newest invoice comes first.
  const draft = invoices.findLast(
    (invoice) => invoice.status === 'draft' && subscriptionOf(invoice) === id && isUnwanted(invoice),
  );
  return {
    draftSince: draft ? fromUnix(draft.created) : null,
    draftCause: draft?.last_finalization_error?.message ?? null,
  };
}

/**
 * When the subscription ends without renewal, in Unix seconds; null if it continues. Stripe's dashboard can set any
 * time.
 */
function endOf(
  { cancel_at_period_end: atPeriodEnd, cancel_at: time }: Stripe.Subscription,
  periodEnd: number,
): number | null {
  if (time !== null && time <= periodEnd) return time;
  return atPeriodEnd ? periodEnd : null;
}

function accessUntil(paidUntil: number, end: number | null, graceDays: number): Date {
  return end === null ? addDays(fromUnix(paidUntil), graceDays) : fromUnix(Math.min(paidUntil, end));
}

/** Null for a free invoice, which has nothing to refund. */
function paymentTime(invoice: Stripe.Invoice | null): Date | null {
  const time = invoice?.status_transitions.paid_at;
  return time && invoice.amount_paid > 0 ? fromUnix(time) : null;
}

/** Whether an invoice is for a period, and not only for a change of the price or quantity within it. */
function isForPeriod({ lines }: Stripe.Invoice): boolean {
  const { data } = lines;
  return data.length === 0 || data.some((line) => !isProration(line));
}

function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  return (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration === true;
}

/** Start of the period of a subscription invoice, in Unix seconds. */
function startOfPeriod({ period_start: start, lines }: Stripe.Invoice): number {
  const starts = lines.data.filter((line) => !isProration(line)).map(({ period }) => period.start);
  return starts.length > 0 ? Math.min(...starts) : start;
}

/** End of the period of a subscription invoice, in Unix seconds. */
export function endOfPeriod({ period_end: end, lines }: Stripe.Invoice): number {
  return Math.max(end, ...lines.data.map(({ period }) => period.end));
}

function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY_MS);
}

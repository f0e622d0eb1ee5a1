import type { Stripe } from 'stripe';
import type { SubscriptionRecord } from './subscription.entity.ts';
import { SubscriptionStatus } from './subscription.type.ts';

/** Stripe's statuses in which a subscription still exists there and may be charged. */
export const LIVING_STATUSES: readonly string[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
] satisfies Stripe.Subscription.Status[];

/** Stripe's statuses in which a subscription can neither be changed nor resumed. */
export const ENDED_STATUSES: readonly string[] = [
  'canceled',
  'incomplete_expired',
] satisfies Stripe.Subscription.Status[];

/** Stripe's statuses of an invoice that will not be paid. */
export const GIVEN_UP_INVOICES: readonly (string | null | undefined)[] = [
  'uncollectible',
  'void',
] satisfies Stripe.Invoice.Status[];

/**
 * Whether a subscription exists at Stripe, as `SubscriptionService.findRunning` selects it: it may grant no access and
 * still be charged. One that was to end with its period is ended by Stripe, even if the event has not arrived.
 */
export function isRunning(
  {
    stripeStatus,
    latestInvoiceStatus,
    cancelAtPeriodEnd,
    currentPeriodEnd,
  }: Pick<
    SubscriptionRecord,
    'stripeStatus' | 'latestInvoiceStatus' | 'cancelAtPeriodEnd' | 'currentPeriodEnd'
  >,
  now: Date,
): boolean {
  const mayBegin = stripeStatus === 'incomplete' && latestInvoiceStatus === 'open';
  const exists = LIVING_STATUSES.includes(stripeStatus) || mayBegin;
  return exists && (!cancelAtPeriodEnd || currentPeriodEnd > now);
}

/** The columns that the state of a subscription depends on. */
export type StatusColumns = Pick<
  SubscriptionRecord,
  'stripeStatus' | 'accessUntil' | 'latestInvoiceStatus' | 'startedAt' | 'paidUntil'
>;

/** The state of a paid subscription at a time. */
export function statusOf(subscription: StatusColumns, now: Date): SubscriptionStatus {
  const { stripeStatus, accessUntil } = subscription;
  if (accessUntil && accessUntil > now) {
    return stripeStatus === 'past_due' ? SubscriptionStatus.GRACE : SubscriptionStatus.ACTIVE;
  }
  switch (stripeStatus) {
    case 'incomplete':
      return SubscriptionStatus.PENDING;
    case 'past_due':
    case 'unpaid':
      return SubscriptionStatus.PAST_DUE;
    case 'paused':
      return SubscriptionStatus.PAUSED;
    case 'active':
    case 'trialing':
      return withoutAccess(subscription);
    default:
      return SubscriptionStatus.INACTIVE;
  }
}

/** The state of a subscription that continues at Stripe and gives no access. */
function withoutAccess({ latestInvoiceStatus, startedAt, paidUntil }: StatusColumns): SubscriptionStatus {
  // The bank processes the payment.
  if (latestInvoiceStatus === 'open') return SubscriptionStatus.PENDING;
  const wasEverPaid = (startedAt ?? paidUntil) != null;
  // The draft of a renewal cannot be paid, and Stripe no longer collects void or uncollectible invoices.
  if (latestInvoiceStatus === 'draft') {
    return wasEverPaid ? SubscriptionStatus.PAST_DUE : SubscriptionStatus.PENDING;
  }
  const isGivenUp = GIVEN_UP_INVOICES.includes(latestInvoiceStatus);
  // Otherwise, the payment was refunded or disputed.
  return wasEverPaid && isGivenUp ? SubscriptionStatus.PAST_DUE : SubscriptionStatus.INACTIVE;
}

/** Whether a subscription in this state grants access to the lectures. */
export function opensLectures(status: SubscriptionStatus): boolean {
  return status === SubscriptionStatus.ACTIVE || status === SubscriptionStatus.GRACE;
}

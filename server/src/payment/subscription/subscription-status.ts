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

/** Stripe's statuses of an invoice that will not be paid. */
export const GIVEN_UP_INVOICES: readonly (string | null | undefined)[] = [
  'uncollectible',
  'void',
] satisfies Stripe.Invoice.Status[];

/** The state of a paid subscription at a time. */
export function statusOf(
  {
    stripeStatus,
    accessUntil,
    latestInvoiceStatus,
  }: Pick<SubscriptionRecord, 'stripeStatus' | 'accessUntil' | 'latestInvoiceStatus'>,
  now: Date,
): SubscriptionStatus {
  if (accessUntil && accessUntil > now) {
    return stripeStatus === 'past_due' ? SubscriptionStatus.GRACE : SubscriptionStatus.ACTIVE;
  }
  switch (stripeStatus) {
    case 'incomplete':
      return SubscriptionStatus.PENDING;
    case 'past_due':
    case 'unpaid':
      return SubscriptionStatus.PAST_DUE;
    case 'active':
    case 'trialing':
      // Without access, the payment is either being processed by the bank or was refunded.
      return latestInvoiceStatus === 'open' || latestInvoiceStatus === 'draft'
        ? SubscriptionStatus.PENDING
        : SubscriptionStatus.INACTIVE;
    default:
      return SubscriptionStatus.INACTIVE;
  }
}

/** Whether a subscription in this state grants access to the lectures. */
export function opensLectures(status: SubscriptionStatus): boolean {
  return status === SubscriptionStatus.ACTIVE || status === SubscriptionStatus.GRACE;
}

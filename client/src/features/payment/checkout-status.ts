import type { CheckoutPartsFragment, OwnSubscriptionFragment } from '#client/gql/graphql.ts';
import { isRenewalUnpaid } from '#client/entities/subscription/subscription.ts';

/**
 * The state of the checkout page.
 *
 * - `active`: nothing to buy, a paid subscription is active.
 * - `unpaid`: the renewal of the existing subscription has to be paid.
 * - `waiting`: a payment is pending at the bank.
 * - `offer`: the user can buy, or resume the checkout `begun`. Users with granted access can buy as well.
 */
export type CheckoutStatus =
  | { kind: 'active' | 'unpaid'; subscription: OwnSubscriptionFragment }
  | { kind: 'waiting' }
  | { kind: 'offer'; begun: CheckoutPartsFragment | null; grantedUntil: string | null };

/** Derives the checkout page's status from the subscription and the newest checkout. */
export function checkoutStatus(
  subscription: OwnSubscriptionFragment | null | undefined,
  checkout: CheckoutPartsFragment | null | undefined,
): CheckoutStatus {
  const isPaid = subscription?.kind === 'PAID';
  if (isPaid && subscription.status === 'ACTIVE') return { kind: 'active', subscription };
  if (isPaid && isRenewalUnpaid(subscription)) return { kind: 'unpaid', subscription };
  if (checkout?.state === 'PENDING') return { kind: 'waiting' };
  const begun = checkout?.state === 'OPEN' && checkout.url ? checkout : null;
  if (isPaid && subscription.status === 'PENDING' && !begun) return { kind: 'waiting' };
  const isGranted = subscription?.kind === 'GRANTED' && subscription.status === 'ACTIVE';
  return { kind: 'offer', begun, grantedUntil: isGranted ? subscription.currentPeriodEnd : null };
}

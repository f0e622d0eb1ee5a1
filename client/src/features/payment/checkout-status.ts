import type { CheckoutPartsFragment, OwnSubscriptionFragment } from '#client/gql/graphql.ts';
import { isRenewalUnpaid } from '#client/entities/subscription/subscription.ts';

/**
 * What the checkout page shows, by what the person needs.
 *
 * - `active`: nothing, a paid subscription runs.
 * - `unpaid`: to pay the renewal of the one they have, not another.
 * - `waiting`: patience, a payment is with the bank.
 * - `offer`: to buy, or to go on with the payment that was `begun`. Access that an admin granted may be paid for.
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

import type {
  CheckoutPartsFragment,
  OpenRequestPartsFragment,
  OwnSubscriptionFragment,
} from '#client/gql/graphql.ts';

/** A subscription with its pending request. */
export type SubscriptionWithRequest = OwnSubscriptionFragment & {
  openRequest: OpenRequestPartsFragment | null;
};

/** The fields that the rules below depend on. */
type SubscriptionState = Pick<OwnSubscriptionFragment, 'kind' | 'status'>;

/** Whether a subscription gives access to the lectures: paid or granted, and also in the grace period. */
export const opensLectures = (subscription: Pick<SubscriptionState, 'status'> | null | undefined): boolean =>
  subscription?.status === 'ACTIVE' || subscription?.status === 'GRACE';

/** Whether a renewal is unpaid: updating the card helps, and buying again does not. */
export const isRenewalUnpaid = (subscription: SubscriptionState | null | undefined): boolean =>
  subscription?.kind === 'PAID' && (subscription.status === 'GRACE' || subscription.status === 'PAST_DUE');

/** Whether the subscription is paid by a card that can be updated. */
export const canChangeCard = (subscription: SubscriptionState | null | undefined): boolean =>
  subscription?.kind === 'PAID' &&
  (opensLectures(subscription) || subscription.status === 'PAST_DUE' || subscription.status === 'PAUSED');

/**
 * Whether a new period has begun whose payment is still being collected. Until it is paid, the access ends with the previous
 * period and its grace period, before the end of the new one.
 */
export const isBeingRenewed = ({
  kind,
  status,
  accessUntil,
  currentPeriodEnd,
}: Pick<OwnSubscriptionFragment, 'kind' | 'status' | 'accessUntil' | 'currentPeriodEnd'>): boolean =>
  kind === 'PAID' &&
  status === 'ACTIVE' &&
  accessUntil !== null &&
  new Date(accessUntil) < new Date(currentPeriodEnd);

/** Whether a time (ISO 8601) is in the future; false if there is none. */
export const isToCome = (time: string | null | undefined, now: Date): boolean =>
  time != null && new Date(time) > now;

/**
 * Whether there is anything to cancel: a paid subscription that continues or whose payment can still be refunded. False while a
 * request is pending.
 */
export function canCancel(subscription: SubscriptionWithRequest | null | undefined, now: Date): boolean {
  if (subscription?.kind !== 'PAID' || subscription.openRequest) return false;
  if (!subscription.isRunning) return false;
  return !subscription.cancelAtPeriodEnd || isToCome(subscription.refundableUntil, now);
}

/** Whether the subscription is paused, or its cancellation for the end of the paid year can be undone. */
export function canResume(subscription: SubscriptionWithRequest | null | undefined): boolean {
  if (subscription?.kind !== 'PAID' || subscription.openRequest) return false;
  return (
    subscription.status === 'PAUSED' || (subscription.status === 'ACTIVE' && subscription.cancelAtPeriodEnd)
  );
}

/** Whether a change at the payment provider is pending, so that the text may change without an action of the person. */
export function isUnsettled(
  subscription: SubscriptionWithRequest | null | undefined,
  checkout: CheckoutPartsFragment | null | undefined,
): boolean {
  if (subscription?.openRequest || checkout?.state === 'PENDING') return true;
  return subscription?.status === 'PENDING' || isRenewalUnpaid(subscription);
}

import type {
  CheckoutPartsFragment,
  OpenRequestPartsFragment,
  OwnSubscriptionFragment,
} from '#client/gql/graphql.ts';

/** A subscription with what is still to become of it. */
export type SubscriptionWithRequest = OwnSubscriptionFragment & {
  openRequest: OpenRequestPartsFragment | null;
};

/** What decides about a subscription here. */
type SubscriptionState = Pick<OwnSubscriptionFragment, 'kind' | 'status'>;

/** Whether a subscription opens the lectures: paid or granted, and in the days of grace, too. */
export const opensLectures = (subscription: Pick<SubscriptionState, 'status'> | null | undefined): boolean =>
  subscription?.status === 'ACTIVE' || subscription?.status === 'GRACE';

/** Whether a renewal waits to be paid, so that updating the card helps and buying again does not. */
export const isRenewalUnpaid = (subscription: SubscriptionState | null | undefined): boolean =>
  subscription?.kind === 'PAID' && (subscription.status === 'GRACE' || subscription.status === 'PAST_DUE');

/** Whether there is a card that the subscription is paid by. */
export const canChangeCard = (subscription: SubscriptionState | null | undefined): boolean =>
  subscription?.kind === 'PAID' && (opensLectures(subscription) || subscription.status === 'PAST_DUE');

/**
 * Whether a new period has begun whose payment is still being collected. The access is that of the period before, with
 * its days of grace, and ends sooner than the new one.
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

/** Whether a time, ISO 8601, is still ahead; false when there is none. */
export const isToCome = (time: string | null | undefined, now: Date): boolean =>
  time != null && new Date(time) > now;

/**
 * Whether there is anything to cancel: a paid subscription that goes on, or whose payment can still come back. Not
 * while something that was asked for before is being carried out.
 */
export function canCancel(subscription: SubscriptionWithRequest | null | undefined, now: Date): boolean {
  if (subscription?.kind !== 'PAID' || subscription.openRequest) return false;
  if (subscription.status === 'PENDING' || subscription.status === 'INACTIVE') return false;
  return !subscription.cancelAtPeriodEnd || isToCome(subscription.refundableUntil, now);
}

/** Whether a cancellation for the end of the paid year can be taken back. */
export function canResume(subscription: SubscriptionWithRequest | null | undefined): boolean {
  if (subscription?.kind !== 'PAID' || subscription.openRequest) return false;
  return subscription.status === 'ACTIVE' && subscription.cancelAtPeriodEnd;
}

/** Whether a change at the payment provider is pending, so that the text may change without the person doing anything. */
export function isUnsettled(
  subscription: SubscriptionWithRequest | null | undefined,
  checkout: CheckoutPartsFragment | null | undefined,
): boolean {
  if (subscription?.openRequest || checkout?.state === 'PENDING') return true;
  return subscription?.status === 'PENDING' || isRenewalUnpaid(subscription);
}

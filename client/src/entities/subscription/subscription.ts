import type { OpenRequestPartsFragment, OwnSubscriptionFragment } from '#client/gql/graphql.ts';
import { formatDateTime } from '#client/format/format.ts';

/** What decides about a subscription here. */
type SubscriptionState = Pick<OwnSubscriptionFragment, 'kind' | 'status'>;

/** Whether a subscription opens the lectures: paid or granted, and in the days of grace, too. */
export const opensLectures = (subscription: Pick<SubscriptionState, 'status'> | null | undefined): boolean =>
  subscription?.status === 'ACTIVE' || subscription?.status === 'GRACE';

/** Whether a renewal waits to be paid, so that updating the card helps and buying again does not. */
export const isRenewalUnpaid = (subscription: SubscriptionState | null | undefined): boolean =>
  subscription?.kind === 'PAID' && (subscription.status === 'GRACE' || subscription.status === 'PAST_DUE');

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

/** What was asked for of one's own subscription and is still being carried out. */
export function requestText({ kind, requestedAt, withRefund }: OpenRequestPartsFragment): string {
  const moment = formatDateTime(requestedAt);
  switch (kind) {
    case 'AT_ONCE':
      return withRefund
        ? `Your cancellation with your payment back is noted since ${moment}.`
        : `The end of your subscription is noted since ${moment}.`;
    case 'AT_PERIOD_END':
      return `Your cancellation for the end of the paid year is noted since ${moment}.`;
    case 'RESUME':
      return `Your wish to go on after the paid year is noted since ${moment}.`;
  }
}

/** What becomes of what is noted. */
export const requestOutlookText =
  'The payment provider cannot be reached right now. It is being carried out by itself; there is nothing more to do for you.';

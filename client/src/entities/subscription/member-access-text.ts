import type {
  AdminPaymentFragment,
  OpenRequestPartsFragment,
  OwnSubscriptionFragment,
} from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { refundMessages } from '#shared/refund.ts';
import { memberSubscriptionTexts } from '#shared/texts/member-subscription.ts';
import { isToCome } from './subscription.ts';

/** The state of a member's access, as a label and a sentence. */
export interface MemberAccessText {
  label: string;
  isActive: boolean;
  detail: string;
}

/** Returns the state of a member's subscription; null stands for a member who never had one. */
export function memberAccessText(subscription: OwnSubscriptionFragment | null | undefined): MemberAccessText {
  const { labels, details } = memberSubscriptionTexts;
  if (!subscription) return { label: labels.inactive, isActive: false, detail: details.never };
  const { status, kind, currentPeriodEnd, cancelAtPeriodEnd, accessUntil } = subscription;
  const date = formatDate(currentPeriodEnd);
  switch (status) {
    case 'ACTIVE': {
      const isGranted = kind === 'GRANTED';
      const detail = isGranted ? details.granted : cancelAtPeriodEnd ? details.ends : details.renews;
      return { label: labels.active, isActive: true, detail: detail({ date }) };
    }
    case 'GRACE': {
      const end = formatDate(accessUntil ?? currentPeriodEnd);
      return { label: labels.grace, isActive: true, detail: details.grace({ date: end }) };
    }
    case 'INACTIVE': {
      const isPast = !isToCome(currentPeriodEnd, new Date());
      const detail = isPast ? details.ended({ date }) : details.endedEarly;
      return { label: labels.inactive, isActive: false, detail };
    }
    case 'PAST_DUE':
      return { label: labels.pastDue, isActive: false, detail: details.pastDue };
    case 'PAUSED':
      return { label: labels.paused, isActive: false, detail: details.paused };
    case 'PENDING':
      return { label: labels.pending, isActive: false, detail: details.pending };
  }
}

/** Returns a sentence about a request for a member's subscription that waits for Stripe. */
export function memberRequestText({ kind, requestedAt, withRefund }: OpenRequestPartsFragment): string {
  const { requests: texts } = memberSubscriptionTexts;
  const date = formatDate(requestedAt);
  switch (kind) {
    case 'AT_ONCE':
      return withRefund ? texts.endWithRefund({ date }) : texts.end({ date });
    case 'AT_PERIOD_END':
      return texts.endOfPeriod({ date });
    case 'RESUME':
      return texts.resume({ date });
  }
}

/** Returns the state of a payment's newest refund. */
export function refundStateText({
  state,
  requestedAt,
  failureReason,
}: NonNullable<AdminPaymentFragment['latestRefund']>): string {
  const { state: texts } = refundMessages;
  if (state === 'PENDING') return texts.PENDING({ date: formatDate(requestedAt) });
  if (state === 'FAILED' && failureReason) return texts.failedBecause({ reason: failureReason });
  return texts[state];
}

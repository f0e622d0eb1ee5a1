import type { MemberSubscriptionFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';

/** How a member's access stands, in a word and in a sentence. */
export interface AccessText {
  label: string;
  isActive: boolean;
  detail: string;
}

/** Says how a subscription stands; null is somebody who never had one. */
export function accessText(subscription: MemberSubscriptionFragment | null | undefined): AccessText {
  if (!subscription) return { label: 'Inactive', isActive: false, detail: 'Never had a subscription' };
  const { status, kind, currentPeriodEnd, cancelAtPeriodEnd, accessUntil } = subscription;
  const day = formatDate(currentPeriodEnd);
  switch (status) {
    case 'ACTIVE': {
      if (kind === 'GRANTED') return { label: 'Active', isActive: true, detail: `Granted until ${day}` };
      const next = cancelAtPeriodEnd ? 'ends' : 'renews';
      return { label: 'Active', isActive: true, detail: `Paid, ${next} on ${day}` };
    }
    case 'GRACE': {
      const end = formatDate(accessUntil ?? currentPeriodEnd);
      return { label: 'Grace', isActive: true, detail: `The renewal is not paid yet, open until ${end}` };
    }
    case 'INACTIVE': {
      const isPast = new Date(currentPeriodEnd) <= new Date();
      return { label: 'Inactive', isActive: false, detail: isPast ? `Ended on ${day}` : 'Ended early' };
    }
    case 'PAST_DUE':
      return { label: 'Past due', isActive: false, detail: 'The renewal could not be paid' };
    case 'PENDING':
      return { label: 'Pending', isActive: false, detail: 'The first payment is not confirmed yet' };
  }
}

type OpenRequest = NonNullable<MemberSubscriptionFragment['openRequest']>;

/** What is to become of a subscription as soon as Stripe can be reached, in a sentence. */
export function requestText({ kind, requestedAt, withRefund }: OpenRequest): string {
  const since = `since ${formatDate(requestedAt)}`;
  const later = 'Stripe could not be reached; it is tried again by itself.';
  switch (kind) {
    case 'AT_ONCE': {
      const how = withRefund ? 'The end of the access and the refund wait' : 'The end of the access waits';
      return `${how} ${since}. ${later}`;
    }
    case 'AT_PERIOD_END':
      return `A cancellation for the end of the paid year waits ${since}. ${later}`;
    case 'RESUME':
      return `A cancellation that was taken back waits ${since}. ${later}`;
  }
}

import type { MemberSubscriptionFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/lib/format.ts';

/** How a member's access stands, in a word and in a sentence. */
export interface AccessWords {
  label: string;
  isActive: boolean;
  detail: string;
}

/** Says how a subscription stands; null is somebody who never had one. */
export function accessWords(subscription: MemberSubscriptionFragment | null | undefined): AccessWords {
  if (!subscription) return { label: 'Inactive', isActive: false, detail: 'Never had a subscription' };
  const { status, kind, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const day = formatDate(currentPeriodEnd);
  switch (status) {
    case 'ACTIVE': {
      if (kind === 'GRANTED') return { label: 'Active', isActive: true, detail: `Granted until ${day}` };
      const next = cancelAtPeriodEnd ? 'ends' : 'renews';
      return { label: 'Active', isActive: true, detail: `Paid, ${next} on ${day}` };
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

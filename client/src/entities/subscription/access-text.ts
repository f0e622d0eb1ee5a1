import type {
  AccessReason,
  CheckoutPartsFragment,
  OpenRequestPartsFragment,
  OwnSubscriptionFragment,
  RefundState,
} from '#client/gql/graphql.ts';
import { formatDate, formatDateTime } from '#client/format/format.ts';
import type { Money } from '#shared/money.ts';
import { isBeingRenewed, isToCome } from './subscription.ts';

/**
 * The words for access to three audiences: the person about their own, the admin about a member's, and the buyer. How a
 * subscription stands, in full, is in `own-subscription-text.ts`; the sentences of the report are the server's.
 */

/** What became of a payment after it was made. */
export interface SettledPayment {
  amount: Money;
  refunded: Money;
  isDisputed: boolean;
  latestRefund: { state: RefundState; amount: Money } | null;
}

// To the person

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
  'The payment provider has not done it yet. It is being carried out by itself; there is nothing more to do for you.';

/** What became of one's own payment after it was made; null when nothing did. */
export function paymentStateText({
  isDisputed,
  latestRefund,
}: Pick<SettledPayment, 'isDisputed' | 'latestRefund'>): string | null {
  if (isDisputed) return 'Disputed: your bank has taken it back';
  return latestRefund && refundTexts[latestRefund.state].note;
}

/** What there is to know beside the report; null when that says it all. */
export const helpTexts: Record<AccessReason, string | null> = {
  ADMIN: null,
  PAID: null,
  GRANTED: 'There is nothing to pay.',
  PAID_LAST_YEAR: 'Resume it, and it is renewed after all.',
  GRACE: 'Update your card until then, and nothing is interrupted.',
  UNPAID: 'Update your card. The lectures open by themselves as soon as the payment succeeds.',
  PENDING: 'Please do not pay again. This page looks for news by itself.',
  REFUNDED: null,
  DISPUTED: 'If you did not want that, write to us.',
  ENDED: null,
  NEVER: null,
};

export const goOnPayingText =
  'You have begun to pay and can go on where you were. Nothing has been charged yet.';

// To the person and to the admin

interface RefundTexts {
  /** To the person, about an amount. */
  sentence: (money: string) => string;
  /** To the person, beside the payment. */
  note: string;
  /** To the admin, beside the payment. */
  admin: (refund: { requestedAt: string; failureReason: string | null }) => string;
}

/** What is said of a refund. */
export const refundTexts: Record<RefundState, RefundTexts> = {
  PENDING: {
    sentence: (money) => `${money} is on its way back to you.`,
    note: 'On its way back to you',
    admin: ({ requestedAt }) => `Refund on its way since ${formatDate(requestedAt)}`,
  },
  SUCCEEDED: {
    sentence: (money) => `${money} was refunded to you. Your bank may take some days to show it.`,
    note: 'Refunded; your bank may take some days to show it',
    admin: () => 'Refunded; the bank may take some days to show it',
  },
  FAILED: {
    sentence: (money) =>
      `${money} could not be refunded to you yet. It is tried again, and the school knows about it.`,
    note: 'The refund failed, and is tried again',
    admin: ({ failureReason }) => (failureReason ? `Refund failed: ${failureReason}` : 'Refund failed'),
  },
  CANCELED: {
    sentence: (money) => `The refund of ${money} was canceled. Please write to us if you do not know why.`,
    note: 'Refund canceled',
    admin: () => 'Refund canceled at Stripe',
  },
};

// To the admin

/** How a member's access stands, in a word and in a sentence. */
export interface MemberAccessText {
  label: string;
  isActive: boolean;
  detail: string;
}

/** Says how a member's subscription stands; null is somebody who never had one. */
export function memberAccessText(subscription: OwnSubscriptionFragment | null | undefined): MemberAccessText {
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
      const isPast = !isToCome(currentPeriodEnd, new Date());
      return { label: 'Inactive', isActive: false, detail: isPast ? `Ended on ${day}` : 'Ended early' };
    }
    case 'PAST_DUE':
      return { label: 'Past due', isActive: false, detail: 'The renewal could not be paid' };
    case 'PENDING':
      return { label: 'Pending', isActive: false, detail: 'The first payment is not confirmed yet' };
  }
}

/** What is to become of a member's subscription as soon as Stripe can be reached, in a sentence. */
export function memberRequestText({ kind, requestedAt, withRefund }: OpenRequestPartsFragment): string {
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
      return `The resumption of the subscription waits ${since}. ${later}`;
  }
}

// To the buyer

/** Why nothing is sold: a title, what that means, and what comes next. */
export interface NothingToBuyText {
  title: string;
  meaning: string;
  next: string;
}

/** To who has a paid subscription that runs. */
export function alreadyActiveText(subscription: OwnSubscriptionFragment): NothingToBuyText {
  return {
    title: 'Your subscription is active',
    meaning: 'Every course is open to you already. There is nothing to pay.',
    next: whatComesNext(subscription),
  };
}

function whatComesNext(subscription: OwnSubscriptionFragment): string {
  const day = formatDate(subscription.currentPeriodEnd);
  if (isBeingRenewed(subscription)) return 'The payment of your renewal is under way.';
  if (subscription.cancelAtPeriodEnd) return `It ends on ${day}. In your profile you can let it go on.`;
  return `It is renewed on ${day}.`;
}

/** To whose renewal waits to be paid. */
export function renewalUnpaidText({ accessUntil }: OwnSubscriptionFragment): NothingToBuyText {
  return {
    title: 'Your renewal is not paid yet',
    meaning:
      'You have a subscription already, so there is nothing to buy again: its renewal could not be paid. Update your card, and it goes on by itself.',
    next: accessUntil
      ? `The lectures stay open until ${formatDate(accessUntil)}.`
      : 'The lectures are locked until the renewal is paid.',
  };
}

/** To whose payment is with the bank. */
export const paymentUnderWayText: NothingToBuyText = {
  title: 'Your payment is on its way',
  meaning:
    'You have paid, and your bank has not confirmed it yet. This may take some days. Please do not pay again.',
  next: 'We mail you how it ends. Your profile shows it, too, and every course opens by itself.',
};

/** To who may watch without paying. */
export const grantedOfferText = (until: string): string =>
  `The school has given you access until ${formatDate(until)}. You can subscribe all the same.`;

/** To who has begun to pay, and in the profile. */
export const begunPaymentText = ({ startedAt }: Pick<CheckoutPartsFragment, 'startedAt'>): string =>
  `You began a payment on ${formatDate(startedAt)}. Nothing was charged yet.`;

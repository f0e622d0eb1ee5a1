import type {
  CheckoutPartsFragment,
  MySubscriptionFragment,
  PaymentRecordFragment,
} from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import {
  isBeingRenewed,
  isRenewalUnpaid,
  requestOutlook,
  requestWords,
} from '#client/entities/subscription/subscription.ts';
import { formatMoney } from '#shared/money.ts';

/** How somebody's own subscription stands. */
export interface SubscriptionWords {
  /** The specification knows two states (section 2); `details` tell the others apart. */
  label: 'Active' | 'Inactive';
  details: string[];
  /** What there is to do about it, other than cancelling, resuming and updating the card. */
  next: 'subscribe' | 'goOn' | 'confirm' | 'contact' | null;
}

/** What else is known of a payer. */
interface Payer {
  /** Their newest checkout. */
  checkout?: CheckoutPartsFragment | null;
  lastPayment?: PaymentRecordFragment;
}

const isToCome = (time: string | null | undefined, now: Date) => time != null && new Date(time) > now;

const bankWords =
  'Your payment was made, and your bank has not confirmed it yet. This may take some days; we mail you how it ends. Please do not pay again.';

/** Says how a subscription stands; null is one who never had any. */
export function subscriptionWords(
  subscription: MySubscriptionFragment | null | undefined,
  now: Date,
  payer: Payer = {},
): SubscriptionWords {
  const words = standingWords(subscription, now, payer);
  const request = subscription?.openRequest;
  if (!request) return words;
  // How it stands, without what could be asked for: that was done.
  const [standing = ''] = words.details;
  return { ...words, details: [standing, requestWords(request), requestOutlook], next: null };
}

function standingWords(
  subscription: MySubscriptionFragment | null | undefined,
  now: Date,
  payer: Payer,
): SubscriptionWords {
  if (!subscription) return noneWords('You have no subscription yet.', payer);
  const { status, currentPeriodEnd, accessUntil } = subscription;
  switch (status) {
    case 'ACTIVE':
      return { label: 'Active', details: activeDetails(subscription, now, payer), next: null };
    case 'GRACE':
      return {
        label: 'Active',
        details: [
          `Your renewal could not be paid. The lectures stay open until ${formatDate(accessUntil ?? currentPeriodEnd)}, so that you can update your card.`,
          'The card provider tries again by itself meanwhile. Once it succeeds, your subscription goes on as before.',
        ],
        next: null,
      };
    case 'PENDING':
      if (payer.checkout?.state === 'PENDING') return { label: 'Inactive', details: [bankWords], next: null };
      return {
        label: 'Inactive',
        details: ['Your payment is not confirmed yet. This can take some minutes; nothing is charged twice.'],
        next: 'confirm',
      };
    case 'PAST_DUE':
      return {
        label: 'Inactive',
        details: [
          'Your renewal could not be paid, so the lectures are locked. The card provider tries again during the next days, and everything opens by itself once it succeeds.',
        ],
        next: null,
      };
    case 'INACTIVE': {
      const ended = isToCome(currentPeriodEnd, now)
        ? 'Your subscription has ended.'
        : `Your subscription ended on ${formatDate(currentPeriodEnd)}.`;
      // Access that was given ended without any payment of its own.
      return subscription.kind === 'PAID' ? endedWords(ended, payer) : noneWords(ended, payer);
    }
  }
}

/** For who has no subscription: a payment may be under way. */
function noneWords(opening: string, { checkout }: Payer): SubscriptionWords {
  const words: SubscriptionWords = { label: 'Inactive', details: [opening], next: 'subscribe' };
  switch (checkout?.state) {
    case 'PENDING':
      return { ...words, details: [bankWords], next: null };
    case 'OPEN': {
      const begun = `You began a payment on ${formatDate(checkout.startedAt)}. Nothing was charged yet.`;
      return { ...words, details: [opening, begun], next: checkout.url ? 'goOn' : 'subscribe' };
    }
    case 'FAILED':
      // Stripe had begun a subscription for it, whose end says nothing to anybody.
      return { ...words, details: ['Your bank refused your last payment in the end. Nothing was charged.'] };
    case 'PAID':
    case 'EXPIRED':
    case undefined:
      return words;
  }
}

/** For whose subscription is over: its payment may have gone back. */
function endedWords(opening: string, payer: Payer): SubscriptionWords {
  const words = noneWords(opening, payer);
  const { lastPayment } = payer;
  if (lastPayment?.isDisputed) {
    const disputed = `Your bank has taken your payment of ${formatMoney(lastPayment.amount)} back. If you did not want that, write to us.`;
    return { ...words, details: [...words.details, disputed], next: 'contact' };
  }
  const refund = lastPayment?.latestRefund;
  return refund ? { ...words, details: [...words.details, refundWords(refund)] } : words;
}

function refundWords({ state, amount }: NonNullable<PaymentRecordFragment['latestRefund']>): string {
  const money = formatMoney(amount);
  switch (state) {
    case 'PENDING':
      return `${money} is on its way back to you.`;
    case 'SUCCEEDED':
      return `${money} was given back to you. Your bank may take some days to show it.`;
    case 'FAILED':
      return `${money} could not be given back to you yet. It is tried again, and the school knows about it.`;
    case 'CANCELED':
      return `Giving ${money} back was called off. Please write to us if you do not know why.`;
  }
}

function activeDetails(subscription: MySubscriptionFragment, now: Date, { checkout }: Payer): string[] {
  const { kind, currentPeriodEnd, cancelAtPeriodEnd, refundableUntil } = subscription;
  const day = formatDate(currentPeriodEnd);
  if (kind === 'GRANTED') {
    const granted = `The school has given you access until ${day}. There is nothing to pay.`;
    return checkout?.state === 'PENDING' ? [granted, bankWords] : [granted];
  }
  if (isBeingRenewed(subscription)) {
    return ['The payment of your renewal is under way. The lectures stay open meanwhile.'];
  }
  if (cancelAtPeriodEnd) return [`You have cancelled. You keep watching until ${day}; it is not renewed.`];
  const renewal = `Paid for a year; it is renewed on ${day}.`;
  if (!isToCome(refundableUntil, now)) return [renewal];
  return [renewal, `Cancel until ${formatDate(refundableUntil ?? '')} and you get your payment back.`];
}

/** Whether a cancellation for the end of the paid year can be taken back. */
export function canResume(subscription: MySubscriptionFragment | null | undefined): boolean {
  if (subscription?.kind !== 'PAID' || subscription.openRequest) return false;
  return subscription.status === 'ACTIVE' && subscription.cancelAtPeriodEnd;
}

/** Whether something is to be done elsewhere, so that the words may change without the person doing anything here. */
export function isUnsettled(
  subscription: MySubscriptionFragment | null | undefined,
  checkout: CheckoutPartsFragment | null | undefined,
): boolean {
  if (subscription?.openRequest || checkout?.state === 'PENDING') return true;
  return subscription?.status === 'PENDING' || isRenewalUnpaid(subscription);
}

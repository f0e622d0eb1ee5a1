import type { CheckoutPartsFragment, OwnSubscriptionFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import {
  begunPaymentText,
  refundTexts,
  requestOutlookText,
  requestText,
  type SettledPayment,
} from './access-text.ts';
import { isBeingRenewed, isToCome, type SubscriptionWithRequest } from './subscription.ts';

/** The state of a person's own subscription in text. */
export interface SubscriptionText {
  /** The specification knows two states (section 2); `details` tell the others apart. */
  label: 'Active' | 'Inactive';
  details: string[];
  /** What there is to do about it, other than cancelling, resuming and updating the card. */
  next: 'subscribe' | 'goOn' | 'confirm' | 'contact' | null;
}

/** What else is known of a customer. */
interface Customer {
  /** Their newest checkout. */
  checkout?: CheckoutPartsFragment | null;
  lastPayment?: SettledPayment;
}

const bankPendingText =
  'Your payment was made, and your bank has not confirmed it yet. This may take some days; we mail you how it ends. Please do not pay again.';

/** The state of a subscription in text; `subscription` is null for a person who never had any. */
export function subscriptionText(
  subscription: SubscriptionWithRequest | null | undefined,
  now: Date,
  customer: Customer = {},
): SubscriptionText {
  const text = statusText(subscription, now, customer);
  const request = subscription?.openRequest;
  if (!request) return text;
  // How it stands, without what could be asked for: that was done.
  const [status = ''] = text.details;
  return { ...text, details: [status, requestText(request), requestOutlookText], next: null };
}

function statusText(
  subscription: OwnSubscriptionFragment | null | undefined,
  now: Date,
  customer: Customer,
): SubscriptionText {
  if (!subscription) return noSubscriptionText('You have no subscription yet.', customer);
  const { status, currentPeriodEnd, accessUntil } = subscription;
  switch (status) {
    case 'ACTIVE':
      return { label: 'Active', details: activeDetails(subscription, now, customer), next: null };
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
      if (customer.checkout?.state === 'PENDING')
        return { label: 'Inactive', details: [bankPendingText], next: null };
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
      return subscription.kind === 'PAID' ? endedText(ended, customer) : noSubscriptionText(ended, customer);
    }
  }
}

/** For who has no subscription: a payment may be under way. */
function noSubscriptionText(opening: string, { checkout }: Customer): SubscriptionText {
  const text: SubscriptionText = { label: 'Inactive', details: [opening], next: 'subscribe' };
  switch (checkout?.state) {
    case 'PENDING':
      return { ...text, details: [bankPendingText], next: null };
    case 'OPEN':
      return {
        ...text,
        details: [opening, begunPaymentText(checkout)],
        next: checkout.url ? 'goOn' : 'subscribe',
      };
    case 'FAILED':
      // Stripe had begun a subscription for it, whose end says nothing to anybody.
      return { ...text, details: ['Your bank refused your last payment in the end. Nothing was charged.'] };
    case 'PAID':
    case 'EXPIRED':
    case undefined:
      return text;
  }
}

/** For whose subscription is over: its payment may have gone back. */
function endedText(opening: string, customer: Customer): SubscriptionText {
  const text = noSubscriptionText(opening, customer);
  const { lastPayment } = customer;
  if (lastPayment?.isDisputed) {
    const disputed = `Your bank has taken your payment of ${formatMoney(lastPayment.amount)} back. If you did not want that, write to us.`;
    return { ...text, details: [...text.details, disputed], next: 'contact' };
  }
  const refund = lastPayment?.latestRefund;
  if (!refund) return text;
  return {
    ...text,
    details: [...text.details, refundTexts[refund.state].sentence(formatMoney(refund.amount))],
  };
}

function activeDetails(subscription: OwnSubscriptionFragment, now: Date, { checkout }: Customer): string[] {
  const { kind, currentPeriodEnd, cancelAtPeriodEnd, refundableUntil } = subscription;
  const day = formatDate(currentPeriodEnd);
  if (kind === 'GRANTED') {
    const granted = `The school has given you access until ${day}. There is nothing to pay.`;
    return checkout?.state === 'PENDING' ? [granted, bankPendingText] : [granted];
  }
  if (isBeingRenewed(subscription)) {
    return ['The payment of your renewal is under way. The lectures stay open meanwhile.'];
  }
  if (cancelAtPeriodEnd) return [`You have cancelled. You keep watching until ${day}; it is not renewed.`];
  const renewal = `Paid for a year; it is renewed on ${day}.`;
  if (!isToCome(refundableUntil, now)) return [renewal];
  return [renewal, `Cancel until ${formatDate(refundableUntil ?? '')} and you get your payment back.`];
}

/** What exactly cancelling does, now. `lastPayment` is what would be refunded. */
export function cancelConsequence(
  subscription: OwnSubscriptionFragment,
  lastPayment: Pick<SettledPayment, 'amount' | 'refunded'> | undefined,
  now: Date,
): string {
  const { status, currentPeriodEnd, refundableUntil } = subscription;
  if (isToCome(refundableUntil, now)) {
    const payment = lastPayment ? `your payment of ${formatMoney(restOf(lastPayment))}` : 'your last payment';
    return `You get ${payment} back in full, and the lectures are locked at once.`;
  }
  if (status === 'PAST_DUE')
    return 'It ends at once, and the renewal is not tried again. Nothing is refunded.';
  if (status === 'GRACE' || isBeingRenewed(subscription)) {
    return 'The renewal is called off, and the lectures are locked at once. Nothing is refunded.';
  }
  return `You keep watching until ${formatDate(currentPeriodEnd)}. Then it ends and is not renewed. Nothing is refunded.`;
}

const restOf = ({ amount, refunded }: Pick<SettledPayment, 'amount' | 'refunded'>): Money => ({
  ...amount,
  amount: amount.amount - refunded.amount,
});

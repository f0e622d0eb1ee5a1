import type { CheckoutPartsFragment, OwnSubscriptionFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { subscriptionTexts } from '#shared/texts/subscription.ts';
import { begunPaymentText, requestText, type SettledPayment } from './access-text.ts';
import { isBeingRenewed, isToCome, type SubscriptionWithRequest } from './subscription.ts';

/** The state of a person's own subscription in text. */
export interface SubscriptionText {
  /** One of the two states of the specification (section 2); `details` has the finer distinctions. */
  label: string;
  isActive: boolean;
  details: string[];
  /** The next step, other than cancelling, resuming and updating the card. */
  next: 'subscribe' | 'goOn' | 'confirm' | 'contact' | null;
}

/** A subscription with its end by one month's notice, where that was asked for. */
type NoticedSubscription = OwnSubscriptionFragment & {
  notice?: { endsAt: string; refund: Money } | null;
};

/** Other facts about the customer. */
interface Customer {
  /** The newest checkout. */
  checkout?: CheckoutPartsFragment | null;
  lastPayment?: SettledPayment;
}

const active = () => ({ label: subscriptionTexts.labels.active, isActive: true });
const inactive = () => ({ label: subscriptionTexts.labels.inactive, isActive: false });

/** The state of a subscription in text; `subscription` is null for a person who never had any. */
export function subscriptionText(
  subscription: SubscriptionWithRequest | null | undefined,
  now: Date,
  customer: Customer = {},
): SubscriptionText {
  const text = statusText(subscription, now, customer);
  const request = subscription?.openRequest;
  if (!request) return text;
  // The state without its next step, because a request is already pending.
  const [status = ''] = text.details;
  return { ...text, details: [status, requestText(request), subscriptionTexts.requests.outlook], next: null };
}

function statusText(
  subscription: OwnSubscriptionFragment | null | undefined,
  now: Date,
  customer: Customer,
): SubscriptionText {
  const { status: texts } = subscriptionTexts;
  if (!subscription) return noSubscriptionText(texts.none, customer);
  const { status, currentPeriodEnd, accessUntil } = subscription;
  switch (status) {
    case 'ACTIVE':
      return { ...active(), details: activeDetails(subscription, now, customer), next: null };
    case 'GRACE':
      return {
        ...active(),
        details: [texts.graceUntil({ date: formatDate(accessUntil ?? currentPeriodEnd) }), texts.triedAgain],
        next: null,
      };
    case 'PENDING':
      if (customer.checkout?.state === 'PENDING')
        return { ...inactive(), details: [subscriptionTexts.atBank], next: null };
      return { ...inactive(), details: [texts.notConfirmed], next: 'confirm' };
    case 'PAST_DUE':
      return { ...inactive(), details: [texts.pastDue], next: null };
    case 'PAUSED': {
      const isPaid = isToCome(currentPeriodEnd, now);
      const resuming = isPaid ? texts.resumeFree({ date: formatDate(currentPeriodEnd) }) : texts.resumePaid;
      return { ...inactive(), details: [texts.paused, resuming], next: null };
    }
    case 'INACTIVE': {
      const ended = isToCome(currentPeriodEnd, now)
        ? texts.ended
        : texts.endedOn({ date: formatDate(currentPeriodEnd) });
      // The payment is disputed. The subscription goes on at Stripe.
      if (subscription.isRunning && customer.lastPayment?.isDisputed) {
        return { ...inactive(), details: [disputedText(customer.lastPayment)], next: 'contact' };
      }
      // Granted access ends without a payment of its own.
      return subscription.kind === 'PAID' ? endedText(ended, customer) : noSubscriptionText(ended, customer);
    }
  }
}

/** The text for a person without a subscription, who may have a payment under way. */
function noSubscriptionText(opening: string, { checkout }: Customer): SubscriptionText {
  const text: SubscriptionText = { ...inactive(), details: [opening], next: 'subscribe' };
  switch (checkout?.state) {
    case 'PENDING':
      return { ...text, details: [subscriptionTexts.atBank], next: null };
    case 'OPEN':
      return {
        ...text,
        details: [opening, begunPaymentText(checkout)],
        next: checkout.url ? 'goOn' : 'subscribe',
      };
    case 'FAILED':
      // Stripe had created a subscription for the failed payment. Its end is irrelevant to the customer.
      return { ...text, details: [subscriptionTexts.refusedByBank] };
    case 'PAID':
    case 'EXPIRED':
    case undefined:
      return text;
  }
}

/** The text for a person whose subscription has ended. Its payment may be refunded or disputed. */
function endedText(opening: string, customer: Customer): SubscriptionText {
  const text = noSubscriptionText(opening, customer);
  const { lastPayment } = customer;
  if (lastPayment?.isDisputed) {
    return { ...text, details: [...text.details, disputedText(lastPayment)], next: 'contact' };
  }
  const refund = lastPayment?.latestRefund;
  if (!refund) return text;
  const refunded = subscriptionTexts.refunds[refund.state]({
    money: formatMoney(refund.presentment ?? refund.amount),
  });
  return { ...text, details: [...text.details, refunded] };
}

const disputedText = ({ amount }: SettledPayment): string =>
  subscriptionTexts.status.disputed({ money: formatMoney(amount) });

function noticeText(
  { notice }: NoticedSubscription,
  tell: (about: { date: string; money: string }) => string,
): string | null {
  if (!notice) return null;
  return tell({ date: formatDate(notice.endsAt), money: formatMoney(notice.refund) });
}

function activeDetails(subscription: NoticedSubscription, now: Date, { checkout }: Customer): string[] {
  const { kind, currentPeriodEnd, cancelAtPeriodEnd, refundableUntil } = subscription;
  const { status: texts, atBank } = subscriptionTexts;
  const date = formatDate(currentPeriodEnd);
  if (kind === 'GRANTED') {
    const granted = texts.granted({ date });
    return checkout?.state === 'PENDING' ? [granted, atBank] : [granted];
  }
  if (isBeingRenewed(subscription)) return [texts.beingRenewed];
  if (cancelAtPeriodEnd) return [noticeText(subscription, texts.noticeGiven) ?? texts.cancelled({ date })];
  const renewal = texts.renews({ date });
  if (!isToCome(refundableUntil, now)) return [renewal];
  return [renewal, texts.refundable({ date: formatDate(refundableUntil ?? '') })];
}

/** Returns the exact consequence of cancelling now. `lastPayment` is the payment that would be refunded. */
export function cancelConsequence(
  subscription: NoticedSubscription,
  lastPayment: Pick<SettledPayment, 'amount' | 'refunded'> | undefined,
  now: Date,
): string {
  const { cancelling: texts } = subscriptionTexts;
  const { status, currentPeriodEnd, refundableUntil } = subscription;
  if (isToCome(refundableUntil, now)) {
    return lastPayment ? texts.refund({ money: formatMoney(restOf(lastPayment)) }) : texts.refundLast;
  }
  if (status === 'PENDING') return texts.pending;
  if (status === 'PAUSED' || status === 'INACTIVE') return texts.paused;
  if (status === 'PAST_DUE') return texts.pastDue;
  if (status === 'GRACE' || isBeingRenewed(subscription)) return texts.grace;
  return (
    noticeText(subscription, texts.monthlyNotice) ?? texts.endOfPeriod({ date: formatDate(currentPeriodEnd) })
  );
}

const restOf = ({ amount, refunded }: Pick<SettledPayment, 'amount' | 'refunded'>): Money => ({
  ...amount,
  amount: amount.amount - refunded.amount,
});

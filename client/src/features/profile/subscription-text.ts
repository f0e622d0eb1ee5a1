import type {
  CheckoutPartsFragment,
  MySubscriptionFragment,
  PaymentRecordFragment,
} from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import {
  isBeingRenewed,
  isRenewalUnpaid,
  requestOutlookText,
  requestText,
} from '#client/entities/subscription/subscription.ts';
import { formatMoney } from '#shared/money.ts';

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
  lastPayment?: PaymentRecordFragment;
}

const isFuture = (time: string | null | undefined, now: Date) => time != null && new Date(time) > now;

const bankPendingText =
  'Your payment was made, and your bank has not confirmed it yet. This may take some days; we mail you how it ends. Please do not pay again.';

/** The state of a subscription in text; `subscription` is null for a person who never had any. */
export function subscriptionText(
  subscription: MySubscriptionFragment | null | undefined,
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
  subscription: MySubscriptionFragment | null | undefined,
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
      const ended = isFuture(currentPeriodEnd, now)
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
    case 'OPEN': {
      const begun = `You began a payment on ${formatDate(checkout.startedAt)}. Nothing was charged yet.`;
      return { ...text, details: [opening, begun], next: checkout.url ? 'goOn' : 'subscribe' };
    }
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
  return refund ? { ...text, details: [...text.details, refundText(refund)] } : text;
}

function refundText({ state, amount }: NonNullable<PaymentRecordFragment['latestRefund']>): string {
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

function activeDetails(subscription: MySubscriptionFragment, now: Date, { checkout }: Customer): string[] {
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
  if (!isFuture(refundableUntil, now)) return [renewal];
  return [renewal, `Cancel until ${formatDate(refundableUntil ?? '')} and you get your payment back.`];
}

/** Whether a cancellation for the end of the paid year can be taken back. */
export function canResume(subscription: MySubscriptionFragment | null | undefined): boolean {
  if (subscription?.kind !== 'PAID' || subscription.openRequest) return false;
  return subscription.status === 'ACTIVE' && subscription.cancelAtPeriodEnd;
}

/** Whether a change at the payment provider is pending, so that the text may change without the person doing anything. */
export function isUnsettled(
  subscription: MySubscriptionFragment | null | undefined,
  checkout: CheckoutPartsFragment | null | undefined,
): boolean {
  if (subscription?.openRequest || checkout?.state === 'PENDING') return true;
  return subscription?.status === 'PENDING' || isRenewalUnpaid(subscription);
}

import type { MySubscriptionFragment, PaymentRecordFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/lib/format.ts';
import { formatMoney, type Money } from '#shared/money.ts';

/** How somebody's own subscription stands. */
export interface SubscriptionWords {
  /** The specification knows two states (section 2); `details` tell the others apart. */
  label: 'Active' | 'Inactive';
  details: string[];
  /** What there is to do about it, other than cancelling. */
  next: 'subscribe' | 'confirm' | null;
}

const isToCome = (time: string | null | undefined, now: Date) => time != null && new Date(time) > now;

/** Says how a subscription stands; null is one who never had any. */
export function subscriptionWords(
  subscription: MySubscriptionFragment | null | undefined,
  now: Date,
): SubscriptionWords {
  if (!subscription) {
    return { label: 'Inactive', details: ['You have no subscription yet.'], next: 'subscribe' };
  }
  const { status, currentPeriodEnd } = subscription;
  switch (status) {
    case 'ACTIVE':
      return { label: 'Active', details: activeDetails(subscription, now), next: null };
    case 'PENDING':
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
      return { label: 'Inactive', details: [ended], next: 'subscribe' };
    }
  }
}

function activeDetails(subscription: MySubscriptionFragment, now: Date): string[] {
  const { kind, currentPeriodEnd, cancelAtPeriodEnd, refundableUntil } = subscription;
  const day = formatDate(currentPeriodEnd);
  if (kind === 'GRANTED') return [`The school has given you access until ${day}. There is nothing to pay.`];
  if (cancelAtPeriodEnd) return [`You have cancelled. You keep watching until ${day}; it is not renewed.`];
  const renewal = `Paid for a year; it is renewed on ${day}.`;
  if (!isToCome(refundableUntil, now)) return [renewal];
  return [renewal, `Cancel until ${formatDate(refundableUntil ?? '')} and you get your payment back.`];
}

/** Whether there is anything to cancel: a paid subscription that goes on, or whose payment can still come back. */
export function canCancel(subscription: MySubscriptionFragment | null | undefined, now: Date): boolean {
  if (subscription?.kind !== 'PAID') return false;
  if (subscription.status !== 'ACTIVE' && subscription.status !== 'PAST_DUE') return false;
  return !subscription.cancelAtPeriodEnd || isToCome(subscription.refundableUntil, now);
}

/** What exactly cancelling does, now. `lastPayment` is what would be given back. */
export function cancelConsequence(
  { status, currentPeriodEnd, refundableUntil }: MySubscriptionFragment,
  lastPayment: PaymentRecordFragment | undefined,
  now: Date,
): string {
  if (isToCome(refundableUntil, now)) {
    const payment = lastPayment ? `your payment of ${formatMoney(restOf(lastPayment))}` : 'your last payment';
    return `You get ${payment} back in full, and the lectures are locked at once.`;
  }
  const day = formatDate(currentPeriodEnd);
  if (status === 'PAST_DUE') return `It ends on ${day} and is not renewed. Nothing is given back.`;
  return `You keep watching until ${day}. Then it ends and is not renewed. Nothing is given back.`;
}

const restOf = ({ amount, refunded }: PaymentRecordFragment): Money => ({
  ...amount,
  amount: amount.amount - refunded.amount,
});

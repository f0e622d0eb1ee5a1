import type { MySubscriptionFragment, PaymentRecordFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { isBeingRenewed } from '#client/entities/subscription/subscription.ts';
import { formatMoney, type Money } from '#shared/money.ts';

const isToCome = (time: string | null, now: Date) => time !== null && new Date(time) > now;

/**
 * Whether there is anything to cancel: a paid subscription that goes on, or whose payment can still come back. Not
 * while something that was asked for before is being carried out.
 */
export function canCancel(subscription: MySubscriptionFragment | null | undefined, now: Date): boolean {
  if (subscription?.kind !== 'PAID' || subscription.openRequest) return false;
  if (subscription.status === 'PENDING' || subscription.status === 'INACTIVE') return false;
  return !subscription.cancelAtPeriodEnd || isToCome(subscription.refundableUntil, now);
}

/** What exactly cancelling does, now. `lastPayment` is what would be given back. */
export function cancelConsequence(
  subscription: MySubscriptionFragment,
  lastPayment: PaymentRecordFragment | undefined,
  now: Date,
): string {
  const { status, currentPeriodEnd, refundableUntil } = subscription;
  if (isToCome(refundableUntil, now)) {
    const payment = lastPayment ? `your payment of ${formatMoney(restOf(lastPayment))}` : 'your last payment';
    return `You get ${payment} back in full, and the lectures are locked at once.`;
  }
  if (status === 'PAST_DUE')
    return 'It ends at once, and the renewal is not tried again. Nothing is given back.';
  if (status === 'GRACE' || isBeingRenewed(subscription)) {
    return 'The renewal is called off, and the lectures are locked at once. Nothing is given back.';
  }
  return `You keep watching until ${formatDate(currentPeriodEnd)}. Then it ends and is not renewed. Nothing is given back.`;
}

const restOf = ({ amount, refunded }: PaymentRecordFragment): Money => ({
  ...amount,
  amount: amount.amount - refunded.amount,
});

import type { EntityManager } from '@mikro-orm/postgresql';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import type { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { monthAfter, restOf } from './notice-period.ts';

/** What a cancellation with one month's notice does. */
export interface Notice {
  /** The payment of the year that ends early. */
  payment: Payment;
  endsAt: Date;
  /** What is refunded for the rest of the year, in minor units of the currency of the payment. */
  rest: number;
}

/** The payments that paid for a period, the latest period first, by the ID of their subscription at Stripe. */
export async function paidYearsOf(
  em: EntityManager,
  stripeSubscriptionIds: readonly string[],
): Promise<Map<string | null | undefined, Payment[]>> {
  const payments = await em.find(
    Payment,
    { stripeSubscriptionId: { $in: [...stripeSubscriptionIds] }, paidUntil: { $ne: null } },
    { orderBy: { paidUntil: 'desc', paidAt: 'desc' }, refresh: true },
  );
  return Map.groupBy(payments, ({ stripeSubscriptionId }) => stripeSubscriptionId);
}

/**
 * The end of a renewed, paid year if notice is given at `at`; null in the first year, while the year is not paid or its
 * payment is disputed, and when the year ends before. `notBefore` is a later end that the customer wants.
 */
export function noticeFor(
  payments: readonly Payment[],
  { currentPeriodEnd: end }: Pick<SubscriptionRecord, 'currentPeriodEnd'>,
  at: Date,
  notBefore: Date | null = null,
): Notice | null {
  const until = payments[0]?.paidUntil?.getTime() ?? 0;
  // Of several payments for one period, the first paid for it, and the others for a change within it.
  const payment = payments.findLast(({ paidUntil }) => paidUntil?.getTime() === until);
  const start = payments.find(({ paidUntil }) => paidUntil && paidUntil.getTime() < until)?.paidUntil;
  if (!payment?.paidUntil || !start || payment.paidUntil < end || payment.disputedAmount > 0) return null;
  const monthLater = monthAfter(at);
  const endsAt = notBefore && notBefore > monthLater ? notBefore : monthLater;
  if (endsAt >= end) return null;
  const amount = payment.amount - payment.refundedAmount;
  return { payment, endsAt, rest: restOf({ amount, start, end }, endsAt) };
}

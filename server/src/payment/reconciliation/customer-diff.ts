import type { EntityManager } from '@mikro-orm/postgresql';
import { Checkout } from '#server/payment/checkout/checkout.entity.ts';
import { Intent } from '#server/payment/intent/intent.entity.ts';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import { Refund } from '#server/payment/ledger/refund.entity.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import { money } from '#server/payment/mails/letter.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';

interface RecordState {
  /** A description. */
  name: string;
  state: string;
  more: Record<string, string>;
}

/** A customer's data in our tables by ID, each with its state and further details as text. */
export type CustomerRecords = Map<string, RecordState>;

/** Reads a customer's current data from our tables. */
export async function readCustomerRecords(em: EntityManager, userId: string): Promise<CustomerRecords> {
  const fresh = { disableIdentityMap: true } as const;
  // One after another, because they share the connection of one transaction.
  const subscriptions = await em.find(SubscriptionRecord, { user: userId }, fresh);
  const payments = await em.find(Payment, { user: userId }, fresh);
  const refunds = await em.find(Refund, { payment: { $in: payments.map(({ id }) => id) } }, fresh);
  const checkouts = await em.find(Checkout, { user: userId, stripeSessionId: { $ne: null } }, fresh);
  const requests = await em.find(Intent, { subscription: { $in: subscriptions.map(({ id }) => id) } }, fresh);
  return new Map<string, RecordState>([
    ...subscriptions.map((row) => [row.stripeSubscriptionId, ofSubscription(row)] as const),
    ...payments.map((row) => [row.stripeInvoiceId, ofPayment(row)] as const),
    ...refunds.map((row) => [row.stripeRefundId, inState('the refund', row.state)] as const),
    ...checkouts.map((row) => [row.stripeSessionId ?? row.id, inState('the checkout', row.state)] as const),
    ...requests.map(
      ({ id, closedAt }) => [id, inState('what was asked for', closedAt ? 'done' : 'open')] as const,
    ),
  ]);
}

/**
 * The differences between two snapshots of a customer, one sentence each:
 * `ada@school.example: the subscription was active, is past due (sub_1)`.
 */
export function describeDifferences(
  email: string,
  before: CustomerRecords,
  after: CustomerRecords,
): string[] {
  return [...after].flatMap(([id, { name, state, more }]) => {
    const past = before.get(id);
    if (!past) return [`${email}: ${name} was missing, is ${state} (${id})`];
    const changes = Object.entries(more).filter(([what, value]) => past.more[what] !== value);
    return [
      ...(past.state === state ? [] : [`${email}: ${name} was ${past.state}, is ${state} (${id})`]),
      ...changes.map(([what, value]) => `${email}: ${what} was ${past.more[what]}, is ${value} (${id})`),
    ];
  });
}

function ofSubscription(row: SubscriptionRecord): RecordState {
  return {
    name: 'the subscription',
    state: toText(row.stripeStatus),
    more: {
      'the end of the year': dayOf(row.currentPeriodEnd),
      'the end of access': dayOf(row.accessUntil),
      'a cancellation for the end of the year': row.cancelAtPeriodEnd ? 'known' : 'not known',
    },
  };
}

function ofPayment({ amount, refundedAmount, disputedAmount, disputeStatus, ...row }: Payment): RecordState {
  const { currency, paidAt } = row;
  return {
    name: `the payment of ${money({ amount, currency })} on ${day(paidAt)}`,
    state: 'there',
    more: {
      'what was refunded': money({ amount: refundedAmount, currency }),
      'what the bank took back': money({ amount: disputedAmount, currency }),
      'the dispute': toText(disputeStatus ?? 'none'),
    },
  };
}

function inState(name: string, state: string): RecordState {
  return { name, state: toText(state), more: {} };
}

/** The names of states, like `PAST_DUE`, as text. */
function toText(state: string): string {
  return state.toLowerCase().replaceAll('_', ' ');
}

function dayOf(time: Date | null | undefined): string {
  return time ? day(time) : 'none';
}

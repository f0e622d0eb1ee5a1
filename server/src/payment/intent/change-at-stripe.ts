import type { Stripe } from 'stripe';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { unlessMissing } from '#server/payment/stripe/errors.ts';
import { ENDED_STATUSES } from '#server/payment/subscription/subscription-status.ts';
import { termsOf } from '#server/payment/subscription/terms.ts';
import type { Change } from './intents.ts';
import type { StripeRefunds } from './stripe-refunds.ts';

const SECOND_MS = 1000;

/** The change of a subscription, without its row, because the row is deleted with the account. */
export interface ChangeTask extends Omit<Change, 'requestedAt'> {
  /** Prefix of the idempotency keys. */
  key: string;
  stripeSubscriptionId: string;
  /** When the change was requested. */
  since: Date;
}

export interface StripeAccess {
  stripe: Stripe;
  refunds: StripeRefunds;
  /** The refund period in days of subscriptions that do not state their own. */
  refundDays: number;
}

/** The state at Stripe after an intent was carried out now or in an earlier attempt. */
export interface StripeOutcome {
  /** Whether the subscription had ended before. */
  hadEnded: boolean;
  /** Whether the subscription has ended. */
  isEnded: boolean;
  /** The IDs of the invoices at Stripe whose payment was refunded. */
  refundedInvoices: string[];
  /** The amount that was paid outside of Stripe and cannot be refunded, in minor units. */
  unpaid: number;
  /** Whether a bank has to process a payment before the rest can be done. */
  mustWait: boolean;
  /** Whether the subscription has the announced price. */
  hasNewPrice: boolean;
}

export const DONE: StripeOutcome = {
  hadEnded: false,
  isEnded: false,
  refundedInvoices: [],
  unpaid: 0,
  mustWait: false,
  hasNewPrice: false,
};

/**
 * Changes a subscription at Stripe. Every step reads Stripe's state first, so that it can be repeated after any
 * interruption. Refunds precede the end, so that a retry after a failed end finds the refunds done. Throws Stripe's
 * errors.
 */
export async function changeAtStripe(access: StripeAccess, task: ChangeTask): Promise<StripeOutcome> {
  const { stripe } = access;
  // Stripe keeps ended subscriptions. An unknown subscription is an error, for example the key of another account.
  const subscription = await stripe.subscriptions.retrieve(task.stripeSubscriptionId);
  const hadEnded = hasEnded(subscription);
  if (hadEnded && task.kind !== 'AT_ONCE') return { ...DONE, hadEnded, isEnded: true };

  // The customer was promised no further payment. A year that began since then is ended at once and refunded.
  const wasRenewed = beganAfter(subscription, task.since);
  if (task.kind === 'AT_ONCE' || (task.kind === 'AT_PERIOD_END' && wasRenewed)) {
    const refunded =
      task.withRefund || wasRenewed
        ? await refundInvoices(access, task, subscription)
        : { refundedInvoices: [], unpaid: 0 };
    if (!hadEnded) await endAtStripe(stripe, subscription.id);
    return { ...DONE, ...refunded, hadEnded, isEnded: true };
  }
  if (task.kind === 'RESUME') await resume(stripe, subscription, task.since);
  else await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  return { ...DONE, hadEnded };
}

export function hasEnded({ status }: Pick<Stripe.Subscription, 'status'>): boolean {
  return ENDED_STATUSES.includes(status);
}

/** Ends a subscription that may already have been ended in the dashboard or by another process. */
export async function endAtStripe(stripe: Stripe, id: string): Promise<void> {
  await unlessMissing(stripe.subscriptions.cancel(id));
}

/** Whether the subscription was renewed after `time`: its current period is not the first one and began later. */
function beganAfter({ items, start_date: start }: Stripe.Subscription, time: Date): boolean {
  return items.data.some(
    ({ current_period_start: began }) => began > start && began * SECOND_MS > time.getTime(),
  );
}

/** Refunds the paid invoices of the subscription to which the task entitles the customer. */
async function refundInvoices(
  { stripe, refunds, refundDays }: StripeAccess,
  task: ChangeTask,
  { id: subscription, metadata, items }: Stripe.Subscription,
): Promise<Pick<StripeOutcome, 'refundedInvoices' | 'unpaid'>> {
  const { withRefund, cause, key } = task;
  const since = task.since.getTime();
  const window = (termsOf(metadata).refundDays ?? refundDays) * DAY_MS;
  const currentStart = Math.min(...items.data.map((item) => item.current_period_start));
  const isDue = ({ lines, status_transitions: { paid_at: paidAt } }: Stripe.Invoice): boolean => {
    const periods = lines.data.map(({ period }) => period);
    if (periods.some(({ start }) => start * SECOND_MS > since)) return true;
    if (!withRefund) return false;
    // The payer's right is about each payment: one from before the refund period stays, even if its period runs.
    if (cause === 'PERSON') return paidAt !== null && paidAt * SECOND_MS + window > since;
    return periods.some(({ start, end }) => start >= currentStart && end * SECOND_MS > since);
  };
  const refundedInvoices: string[] = [];
  let unpaid = 0;
  for await (const invoice of stripe.invoices.list({ subscription, status: 'paid', limit: 100 })) {
    if (!isDue(invoice)) continue;
    unpaid += await refunds.refund(invoice.id, key);
    refundedInvoices.push(invoice.id);
  }
  return { refundedInvoices, unpaid };
}

/** A paid period that still runs continues without a charge. Otherwise, Stripe begins and charges a new one. */
function resumption({ items }: Stripe.Subscription, since: Date): Stripe.SubscriptionResumeParams {
  const runs = items.data.every(({ current_period_end: end }) => end * SECOND_MS > since.getTime());
  return runs ? { billing_cycle_anchor: { type: 'unchanged' }, proration_behavior: 'none' } : {};
}

/** Takes back the end of a subscription: a pause, the end with its period, or a date set in the Stripe dashboard. */
async function resume(stripe: Stripe, subscription: Stripe.Subscription, since: Date): Promise<void> {
  const { id, cancel_at: time, cancel_at_period_end: atPeriodEnd } = subscription;
  if (subscription.status === 'paused')
    await stripe.subscriptions.resume(id, resumption(subscription, since));
  if (time === null && !atPeriodEnd) return;
  await stripe.subscriptions.update(id, atPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' });
}

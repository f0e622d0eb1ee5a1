import type { Stripe } from 'stripe';
import { unlessMissing } from '#server/payment/stripe/errors.ts';
import type { CancellationRequest } from './cancellation.entity.ts';
import type { StripeRefunds } from './stripe-refunds.ts';
import type { RequestKind } from './transitions.ts';

const SECOND_MS = 1000;

/** Statuses at Stripe in which a subscription can neither be ended nor resumed. */
const ENDED: readonly string[] = ['canceled', 'incomplete_expired'] satisfies Stripe.Subscription.Status[];

/** A request without its row, because the row is deleted with the account while the task may run later. */
export interface StripeTask {
  /** Prefix of the idempotency keys. */
  key: string;
  kind: RequestKind;
  withRefund: boolean;
  stripeSubscriptionId: string;
  /** When the request was made. */
  since: Date;
}

/** The task of a request. Each failed attempt gets a new key. */
export function taskOf(
  { id, attempts, kind, withRefund, createdAt: since }: CancellationRequest,
  stripeSubscriptionId: string,
): StripeTask {
  return { key: `refund_${id}_${attempts}`, kind, withRefund, stripeSubscriptionId, since };
}

interface StripeAccess {
  stripe: Stripe;
  refunds: StripeRefunds;
}

/** The state at Stripe after a task that was done now or in an earlier attempt. */
export interface StripeOutcome {
  /** Whether the subscription had ended before the task. */
  hadEnded: boolean;
  /** Whether the subscription has ended. */
  isEnded: boolean;
  /** The IDs of the invoices at Stripe whose payment was refunded. */
  refundedInvoices: string[];
}

/**
 * Carries a request out at Stripe. Every step reads Stripe's state first, so that it can be repeated after any
 * interruption. Refunds precede the end, so that a retry after a failed end finds the refunds done. Throws Stripe's
 * errors.
 */
export async function executeAtStripe(
  { stripe, refunds }: StripeAccess,
  task: StripeTask,
): Promise<StripeOutcome> {
  // Stripe keeps ended subscriptions. An unknown subscription is an error, for example the key of another account.
  const subscription = await stripe.subscriptions.retrieve(task.stripeSubscriptionId);
  const hadEnded = ENDED.includes(subscription.status);
  if (hadEnded && task.kind !== 'AT_ONCE') return { hadEnded, isEnded: true, refundedInvoices: [] };

  // The customer was promised no further payment. A year that began since then is ended at once and refunded.
  const wasRenewed = beganAfter(subscription, task.since);
  if (task.kind === 'AT_ONCE' || (task.kind === 'AT_PERIOD_END' && wasRenewed)) {
    const refundedInvoices = await refundInvoices({ stripe, refunds }, task, wasRenewed);
    // The subscription may already have been ended in the dashboard or by another process.
    if (!hadEnded) await unlessMissing(stripe.subscriptions.cancel(task.stripeSubscriptionId));
    return { hadEnded, isEnded: true, refundedInvoices };
  }
  if (task.kind === 'RESUME') await resume(stripe, subscription, task.since);
  else await endWithPeriod(stripe, subscription);
  return { hadEnded, isEnded: false, refundedInvoices: [] };
}

/** Whether the subscription was renewed after `time`: its current period is not the first one and began later. */
function beganAfter({ items, start_date: start }: Stripe.Subscription, time: Date): boolean {
  return items.data.some(
    ({ current_period_start: began }) => began > start && began * SECOND_MS > time.getTime(),
  );
}

/**
 * Refunds paid invoices of the subscription. With a refund, these are the invoices whose period was not over at the
 * time of the request; without one, those whose period began later. Returns their IDs.
 */
async function refundInvoices(
  { stripe, refunds }: StripeAccess,
  task: StripeTask,
  wasRenewed: boolean,
): Promise<string[]> {
  const { stripeSubscriptionId: subscription, withRefund, since, key } = task;
  if (!withRefund && !wasRenewed) return [];
  const refunded: string[] = [];
  for await (const { id, lines } of stripe.invoices.list({ subscription, status: 'paid', limit: 100 })) {
    const periods = lines.data.map(({ period }) => period);
    const isDue = withRefund
      ? periods.some(({ end }) => end * SECOND_MS > since.getTime())
      : periods.some(({ start }) => start * SECOND_MS > since.getTime());
    if (!isDue) continue;
    await refunds.refundInvoice(id, key);
    refunded.push(id);
  }
  return refunded;
}

async function endWithPeriod(stripe: Stripe, { id }: Stripe.Subscription): Promise<void> {
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

/** A paid period that still runs continues without a charge. Otherwise, Stripe begins and charges a new one. */
function resumption({ items }: Stripe.Subscription, since: Date): Stripe.SubscriptionResumeParams {
  const runs = items.data.every(({ current_period_end: end }) => end * SECOND_MS > since.getTime());
  return runs ? { billing_cycle_anchor: { type: 'unchanged' }, proration_behavior: 'none' } : {};
}

/**
 * Takes back the end of a subscription: a pause, the end with its period, or a date set in the Stripe dashboard.
 */
async function resume(stripe: Stripe, subscription: Stripe.Subscription, since: Date): Promise<void> {
  const { id, cancel_at: time, cancel_at_period_end: atPeriodEnd } = subscription;
  if (subscription.status === 'paused')
    await stripe.subscriptions.resume(id, resumption(subscription, since));
  if (time === null && !atPeriodEnd) return;
  await stripe.subscriptions.update(id, atPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' });
}

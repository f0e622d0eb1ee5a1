import type { Stripe } from 'stripe';
import { unlessMissing } from '#server/payment/stripe/errors.ts';
import type { CancellationRequest } from './cancellation.entity.ts';
import type { StripeRefunds } from './stripe-refunds.ts';
import type { RequestKind } from './transitions.ts';

const SECOND_MS = 1000;

/** Stripe's statuses of a subscription that can neither be ended nor resumed. */
const ENDED: readonly string[] = ['canceled', 'incomplete_expired'] satisfies Stripe.Subscription.Status[];

/** A request as Stripe needs it, without the row: the row goes with the account, the task may be done later. */
export interface StripeTask {
  /** Begins the idempotency keys. */
  key: string;
  kind: RequestKind;
  withRefund: boolean;
  stripeSubscriptionId: string;
  /** When the request was made. */
  since: Date;
}

/** The task of a request, with a key of its own for each failed attempt. */
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

/** The state at Stripe after a task, done now or in an earlier attempt. */
export interface StripeOutcome {
  /** Whether the subscription had ended before the task. */
  hadEnded: boolean;
  /** Whether the subscription has ended. */
  isEnded: boolean;
  /** Stripe's ids of the invoices whose payment was refunded. */
  refundedInvoices: string[];
}

/**
 * Carries a request out at Stripe. Every step looks at Stripe's state first, so that it can be repeated after whatever
 * broke off. Refunds come before the end: when the second step fails, the first is found done. Throws Stripe's errors.
 */
export async function executeAtStripe(
  { stripe, refunds }: StripeAccess,
  task: StripeTask,
): Promise<StripeOutcome> {
  // Stripe keeps what has ended: one that it does not know is a fault, like another account's key.
  const subscription = await stripe.subscriptions.retrieve(task.stripeSubscriptionId);
  const hadEnded = ENDED.includes(subscription.status);
  if (hadEnded && task.kind !== 'AT_ONCE') return { hadEnded, isEnded: true, refundedInvoices: [] };

  // The customer was promised that no further year would be paid: one that began since is ended at once and refunded.
  const wasRenewed = beganAfter(subscription, task.since);
  if (task.kind === 'AT_ONCE' || (task.kind === 'AT_PERIOD_END' && wasRenewed)) {
    const refundedInvoices = await refundInvoices({ stripe, refunds }, task, wasRenewed);
    // The dashboard or another process may have ended the subscription meanwhile.
    if (!hadEnded) await unlessMissing(stripe.subscriptions.cancel(task.stripeSubscriptionId));
    return { hadEnded, isEnded: true, refundedInvoices };
  }
  if (task.kind === 'RESUME') await resume(stripe, subscription);
  else await endWithPeriod(stripe, subscription);
  return { hadEnded, isEnded: false, refundedInvoices: [] };
}

/** Whether the subscription was renewed after a time: its running period is not the first one and began later. */
function beganAfter({ items, start_date: start }: Stripe.Subscription, time: Date): boolean {
  return items.data.some(
    ({ current_period_start: began }) => began > start && began * SECOND_MS > time.getTime(),
  );
}

/**
 * Refunds paid invoices of the subscription: with a refund those whose period was not over when the request was made, without
 * one those whose period began later. Returns their ids.
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

/** Takes the end of a subscription back: the one with its period, or a day that was set in Stripe's dashboard. */
async function resume(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const { id, cancel_at: time, cancel_at_period_end: atPeriodEnd } = subscription;
  if (time === null && !atPeriodEnd) return;
  await stripe.subscriptions.update(id, atPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' });
}

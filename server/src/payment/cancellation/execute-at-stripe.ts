import type { Stripe } from 'stripe';
import { unlessMissing } from '#server/payment/stripe/errors.ts';
import type { CancellationRequest } from './cancellation.entity.ts';
import type { StripeRefunds } from './stripe-refunds.ts';
import type { RequestKind } from './transitions.ts';

const SECOND_MS = 1000;

/** Stripe's statuses of a subscription that can neither be ended nor resumed. */
const ENDED: readonly string[] = ['canceled', 'incomplete_expired'] satisfies Stripe.Subscription.Status[];

/** What is to be done at Stripe. It outlives the rows that it came from. */
export interface StripeTask {
  /** Begins the idempotency keys. */
  key: string;
  kind: RequestKind;
  withRefund: boolean;
  stripeSubscriptionId: string;
  /** When it was asked for. */
  since: Date;
}

/** What a request on a subscription with this id at Stripe asks for. Each attempt that failed has its own key. */
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

/** What was done at Stripe, now or in an earlier attempt. */
export interface StripeOutcome {
  /** Whether the subscription had ended already, so that nothing was left to decide. */
  hadEnded: boolean;
  /** Whether it has ended now. */
  isEnded: boolean;
  /** Stripe's ids of the invoices whose payment went back. */
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

  // Whoever ends it was promised that there would be no such year.
  const wasRenewed = beganAfter(subscription, task.since);
  if (task.kind === 'AT_ONCE' || (task.kind === 'AT_PERIOD_END' && wasRenewed)) {
    const refundedInvoices = await refundInvoices({ stripe, refunds }, task, wasRenewed);
    // Somebody else may have ended it just now.
    if (!hadEnded) await unlessMissing(stripe.subscriptions.cancel(task.stripeSubscriptionId));
    return { hadEnded, isEnded: true, refundedInvoices };
  }
  if (task.kind === 'RESUME') await resume(stripe, subscription);
  else await endWithPeriod(stripe, subscription);
  return { hadEnded, isEnded: false, refundedInvoices: [] };
}

/** Whether the running period is not the first one and began after a time. */
function beganAfter({ items, start_date: start }: Stripe.Subscription, time: Date): boolean {
  return items.data.some(
    ({ current_period_start: began }) => began > start && began * SECOND_MS > time.getTime(),
  );
}

/** With a refund, what was paid for a time that was not over; in any case, what was paid for a later period. */
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

/** A school may also have set a day for the end in Stripe's dashboard. */
async function resume(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const { id, cancel_at: time, cancel_at_period_end: atPeriodEnd } = subscription;
  if (time === null && !atPeriodEnd) return;
  await stripe.subscriptions.update(id, atPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' });
}

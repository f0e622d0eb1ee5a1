import type Stripe from 'stripe';
import type { TestCardOutcome } from '#sandbox/stripe/resources/test-cards.ts';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import { changePaymentIntent } from '#sandbox/stripe/resources/payment-intents.ts';
import { changeSubscription, endSubscription } from '#sandbox/stripe/resources/subscriptions.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { beginDebit } from './debit-begin.ts';
import { approveCard, outcomeOf, type Presence } from './card-outcome.ts';
import { intentOf } from './invoicing.ts';
import { declineCharge, setDelinquent, settleInvoice, settleOutside, takeCharge } from './settlement.ts';

const SECONDS_A_DAY = 86_400;

/** Days from each failed automatic attempt to the next: three retries, as in Stripe's settings. */
const RETRY_DAYS = [3, 5, 7] as const;

/** How to pay an open invoice. */
export interface Attempt {
  /** Undefined if the customer has none. */
  method: Stripe.PaymentMethod | undefined;
  presence: Presence;
  /** Whether the attempt belongs to the retry schedule, which counts it and continues. */
  isScheduled: boolean;
}

/** The payment method that a subscription's invoices are charged to. */
export function defaultMethodOf(
  { store }: SandboxContext,
  subscription: Stripe.Subscription,
): Stripe.PaymentMethod | undefined {
  const customer = store.get('customer', idOf(subscription.customer));
  const preferred =
    subscription.default_payment_method ??
    (customer.deleted ? null : customer.invoice_settings.default_payment_method);
  const method = preferred ? store.find('payment_method', idOf(preferred)) : undefined;
  return method?.customer === null ? undefined : method;
}

/** The subscription that an invoice bills. */
export function subscriptionOf({ store }: SandboxContext, { parent }: Stripe.Invoice): Stripe.Subscription {
  const reference = parent?.subscription_details?.subscription;
  if (!reference) throw new Error('The sandbox only bills subscriptions');
  return store.get('subscription', idOf(reference));
}

function askForAuthentication(
  context: SandboxContext,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): void {
  const page = invoice.hosted_invoice_url ?? null;
  changePaymentIntent(context, 'payment_intent.requires_action', intent, {
    last_payment_error: null,
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: page, url: page } },
    payment_method: method.id,
    status: 'requires_action',
  });
}

/** The changes of a failed attempt to the schedule. Attempts outside the schedule count only if they are the first. */
function countFailure(invoice: Stripe.Invoice, isScheduled: boolean, now: number): Partial<Stripe.Invoice> {
  if (!isScheduled) return invoice.attempted ? {} : { attempt_count: 1, attempted: true };
  const days = RETRY_DAYS[invoice.attempt_count];
  return {
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: days !== undefined,
    next_payment_attempt: days === undefined ? null : now + days * SECONDS_A_DAY,
  };
}

/** After the last retry, the subscription is treated as the account's billing settings say. */
function giveUp(context: SandboxContext, subscription: Stripe.Subscription): void {
  const end = context.dunningEnd();
  if (end === 'canceled') endSubscription(context, subscription, {}, 'payment_failed');
  else changeSubscription(context, subscription, { status: end });
}

/**
 * If the first invoice is unpaid, the subscription stays incomplete. With a later one it becomes past due. The retries
 * of an older invoice change nothing: support.stripe.com/questions/retry-schedules-longer-than-a-subscription-s-billing-period
 */
function lowerStanding(context: SandboxContext, invoice: Stripe.Invoice, isScheduled: boolean): void {
  const subscription = subscriptionOf(context, invoice);
  if (subscription.status === 'incomplete' || subscription.status === 'canceled') return;
  if (isScheduled) setDelinquent(context, invoice, true);
  if (!isLatestOf(subscription, invoice)) return;
  if (isScheduled && invoice.next_payment_attempt === null) {
    giveUp(context, subscription);
  } else if (subscription.status === 'active' || subscription.status === 'trialing') {
    changeSubscription(context, subscription, { status: 'past_due' });
  }
}

const isLatestOf = ({ latest_invoice: latest }: Stripe.Subscription, { id }: Stripe.Invoice): boolean =>
  latest !== null && idOf(latest) === id;

/** Records a failed attempt to collect an invoice, with its consequences. */
export function recordFailure(
  context: SandboxContext,
  invoice: Stripe.Invoice,
  outcome: TestCardOutcome,
  isScheduled: boolean,
): void {
  const { store, events } = context;
  const failed: Stripe.Invoice = { ...invoice, ...countFailure(invoice, isScheduled, context.now()) };
  const previous = previousAttributes(invoice, failed);
  store.save('invoice', failed);
  if (Object.keys(previous).length > 0) events.record('invoice.updated', failed, previous);
  events.record('invoice.payment_failed', failed);
  if (outcome === 'authenticates') events.record('invoice.payment_action_required', failed);
  lowerStanding(context, failed, isScheduled);
}

/** A paid invoice makes its subscription active again, unless a later one is still open. */
function raiseStanding(context: SandboxContext, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(context, invoice);
  const waits = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status);
  if (isLatestOf(subscription, invoice) && waits)
    changeSubscription(context, subscription, { status: 'active' });
  setDelinquent(context, invoice, false);
}

/** Marks an open invoice as paid by a successful intent, with its consequences. */
export function completeCollection(context: SandboxContext, invoice: Stripe.Invoice, intentId: string): void {
  raiseStanding(context, settleInvoice(context, invoice, intentId));
}

/** Marks an open invoice as paid outside of Stripe. */
export function payOutside(context: SandboxContext, invoice: Stripe.Invoice): Stripe.Invoice {
  const paid = settleOutside(context, invoice);
  raiseStanding(context, paid);
  return paid;
}

/** Tries to collect an open invoice, with all consequences in Stripe's order. */
export function collectInvoice(
  context: SandboxContext,
  invoice: Stripe.Invoice,
  attempt: Attempt,
): TestCardOutcome | 'processes' {
  if (invoice.amount_due === 0) {
    raiseStanding(context, settleInvoice(context, invoice, null));
    return 'succeeds';
  }
  const { method, presence, isScheduled } = attempt;
  const intent = intentOf(context, invoice);
  if (method && !method.card) {
    // While the bank decides, the subscription keeps its status.
    context.store.save('invoice', { ...invoice, attempted: true, next_payment_attempt: null });
    beginDebit(context, intent, method);
    return 'processes';
  }
  const outcome = method ? outcomeOf(context, method, presence) : 'declines';
  if (method && outcome === 'succeeds') {
    takeCharge(context, { intent, method, authenticated: presence === 'authenticated' });
    if (presence === 'authenticated') approveCard(context, method);
    const attempts = invoice.attempt_count + (isScheduled ? 1 : 0);
    raiseStanding(context, settleInvoice(context, { ...invoice, attempt_count: attempts }, intent.id));
    return outcome;
  }
  if (method && outcome === 'authenticates') askForAuthentication(context, invoice, intent, method);
  else if (method) declineCharge(context, intent, method);
  recordFailure(context, invoice, outcome, isScheduled);
  return outcome;
}

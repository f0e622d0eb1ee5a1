import type Stripe from 'stripe';
import { nextPeriodEnd } from '#sandbox/stripe/calendar.ts';
import { changeSubscription } from '#sandbox/stripe/resources/subscriptions.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import type { BillingState } from '#sandbox/stripe/stored-objects.ts';
import { collectInvoice, defaultMethodOf, subscriptionOf } from './collection.ts';
import { FINALIZATION_CODE, finalizationError } from './fail-finalization.ts';
import { draftInvoice, markUncollectible, openInvoice, voidInvoice } from './invoicing.ts';

const NOTICE_TIME = 7 * 86_400;

/** The statuses in which a subscription renews. */
export const RENEWING: readonly Stripe.Subscription.Status[] = ['active', 'past_due', 'trialing', 'unpaid'];

/** How long a renewal's invoice stays a draft, in seconds. */
export const DRAFT_TIME = 3600;

/** The end of the current period, in Unix seconds. */
export function periodEndOf({ items }: Stripe.Subscription): number {
  return Math.max(...items.data.map((item) => item.current_period_end));
}

/** When a subscription ends without renewal, in Unix seconds; null if it continues. */
export function plannedEndOf(subscription: Stripe.Subscription): number | null {
  const { cancel_at: end } = subscription;
  return end !== null && end <= periodEndOf(subscription) ? end : null;
}

/** The subscription's items, advanced by one period. */
function moveItems({
  items,
  billing_cycle_anchor: anchor,
}: Stripe.Subscription): Stripe.Subscription['items'] {
  const data = items.data.map((item): Stripe.SubscriptionItem => {
    const { recurring } = item.price;
    if (!recurring) throw new Error('A subscription holds a price that does not recur');
    const start = item.current_period_end;
    return {
      ...item,
      current_period_start: start,
      current_period_end: nextPeriodEnd(anchor, start, recurring),
    };
  });
  return { ...items, data };
}

function periodStartOf({ items }: Stripe.Subscription): number {
  return Math.min(...items.data.map((item) => item.current_period_start));
}

/** Begins the next period: drafts its invoice, which is charged an hour later. */
export function renew(context: SandboxContext, subscription: Stripe.Subscription): void {
  const { store, events } = context;
  const now = context.now();
  const moved: Stripe.Subscription = { ...subscription, items: moveItems(subscription) };
  // Later invoices of an unpaid subscription are drafts until they are finalized by hand.
  const staysDraft =
    subscription.pause_collection?.behavior === 'keep_as_draft' || subscription.status === 'unpaid';
  const finalization = staysDraft ? null : now + DRAFT_TIME;
  const draft: Stripe.Invoice = {
    ...draftInvoice(context, moved, 'subscription_cycle'),
    auto_advance: !staysDraft,
    automatically_finalizes_at: finalization,
    next_payment_attempt: finalization,
    period_start: periodStartOf(subscription),
    period_end: periodEndOf(subscription),
  };
  store.save('invoice', draft);
  changeSubscription(context, subscription, {
    items: moved.items,
    latest_invoice: draft.id,
    // A trial ends with its period.
    ...(subscription.status === 'trialing' && { status: 'active' }),
  });
  events.record('invoice.created', draft);
  planNotice(context, moved);
}

/** Records when the next renewal is announced. */
export function planNotice({ store }: SandboxContext, subscription: Stripe.Subscription): void {
  const { id, created } = subscription;
  const at = Math.max(periodStartOf(subscription), periodEndOf(subscription) - NOTICE_TIME);
  store.save('billing_state', { ...store.find('billing_state', id), id, created, upcoming_at: at });
}

/** The invoice of the coming renewal, without an ID; null for a subscription that does not continue. */
export function upcomingInvoice(
  context: SandboxContext,
  subscription: Stripe.Subscription,
): Omit<Stripe.Invoice, 'id'> | null {
  if (!RENEWING.includes(subscription.status) || plannedEndOf(subscription) !== null) return null;
  const renewal = periodEndOf(subscription);
  const coming = draftInvoice(context, { ...subscription, items: moveItems(subscription) }, 'upcoming');
  const { id: _id, ...preview } = coming;
  return {
    ...preview,
    next_payment_attempt: renewal + DRAFT_TIME,
    period_start: periodStartOf(subscription),
    period_end: renewal,
    lines: { ...coming.lines, data: coming.lines.data.map((line) => ({ ...line, invoice: null })) },
  };
}

/** Announces the invoice of the coming renewal. */
export function tellOfRenewal(context: SandboxContext, state: BillingState): void {
  const { store, events } = context;
  store.save('billing_state', { ...state, upcoming_at: null });
  const preview = upcomingInvoice(context, store.get('subscription', state.id));
  // An upcoming invoice has no ID yet. Stripe's event type mentions this only in its description.
  if (preview) events.record('invoice.upcoming', preview as Stripe.Invoice);
}

/** Finalizes a draft after its hour, and makes the first attempt to collect it. */
export function finalizeDraft(context: SandboxContext, draft: Stripe.Invoice): void {
  const subscription = subscriptionOf(context, draft);
  const fault = finalizationError(context, subscription);
  if (fault !== null) return markUnfinalized(context, draft, fault);
  const invoice = openInvoice(context, draft, subscription);
  const paused = subscription.pause_collection?.behavior;
  if (paused === 'void') {
    voidInvoice(context, invoice);
  } else if (paused === 'mark_uncollectible') {
    markUncollectible(context, invoice);
  } else {
    const method = defaultMethodOf(context, subscription);
    collectInvoice(context, invoice, { method, presence: 'absent', isScheduled: true });
  }
}

/** Leaves the invoice a draft that is not finalized automatically any more. */
function markUnfinalized({ store, events }: SandboxContext, draft: Stripe.Invoice, message: string): void {
  const failed: Stripe.Invoice = {
    ...draft,
    automatically_finalizes_at: null,
    last_finalization_error: {
      code: FINALIZATION_CODE,
      message,
      type: 'invalid_request_error',
    },
    next_payment_attempt: null,
  };
  store.save('invoice', failed);
  events.record('invoice.finalization_failed', failed);
}

/** Makes the next automatic attempt to collect an open invoice. */
export function retryInvoice(context: SandboxContext, invoice: Stripe.Invoice): void {
  const method = defaultMethodOf(context, subscriptionOf(context, invoice));
  collectInvoice(context, invoice, { method, presence: 'absent', isScheduled: true });
}

/** Expires a subscription whose first invoice was never paid. */
export function expireIncomplete(context: SandboxContext, subscription: Stripe.Subscription): void {
  const open = context.store.all(
    'invoice',
    { path: '$.parent.subscription_details.subscription', is: subscription.id },
    { path: '$.status', is: 'open' },
  );
  open.forEach((invoice) => voidInvoice(context, invoice));
  changeSubscription(context, subscription, { ended_at: context.now(), status: 'incomplete_expired' });
}

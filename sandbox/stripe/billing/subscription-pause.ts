import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { periodEnd } from '#sandbox/stripe/calendar.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import { changeSubscription } from '#sandbox/stripe/resources/subscriptions.ts';
import { periodEndOf, planNotice } from './renewal.ts';
import { draftInvoice, openInvoice } from './invoicing.ts';
import { collectInvoice, defaultMethodOf } from './collection.ts';

const pauseParameters = z.strictObject({ type: parameter.choice('subscription').optional() });

const resumeParameters = z.strictObject({
  billing_cycle_anchor: z.strictObject({ type: parameter.choice('now', 'unchanged') }).optional(),
  payment_behavior: parameter.choice('resume_on_payment_attempt').optional(),
  proration_behavior: parameter.choice('none').optional(),
});

function findIn(
  { store }: SandboxContext,
  id: string,
  ...statuses: Stripe.Subscription.Status[]
): Stripe.Subscription {
  const subscription = store.find('subscription', id);
  if (!subscription) throw noSuchObject('subscription', id, 'id');
  if (statuses.includes(subscription.status)) return subscription;
  const names = statuses.join(' or ');
  throw invalidRequest(`The subscription must be ${names} for this; it is ${subscription.status}.`);
}

/** Pauses the subscription: no period follows and nothing is billed until it is resumed. */
function pause(context: SandboxContext, id: string): Stripe.Subscription {
  const subscription = findIn(context, id, 'active', 'past_due');
  const paused = changeSubscription(context, subscription, {
    status: 'paused',
    status_details: {
      paused: {
        subscription: { type: 'pause_requested' },
        transitioned_at: context.now(),
        type: 'subscription',
      },
    },
  });
  context.events.record('customer.subscription.paused', paused);
  return paused;
}

/** The subscription with a period that begins now. */
function startPeriod(subscription: Stripe.Subscription, now: number): Stripe.Subscription {
  const data = subscription.items.data.map((item): Stripe.SubscriptionItem => {
    const { recurring } = item.price;
    if (!recurring) throw new Error('A subscription holds a price that does not recur');
    return { ...item, current_period_start: now, current_period_end: periodEnd(now, recurring) };
  });
  return { ...subscription, billing_cycle_anchor: now, items: { ...subscription.items, data } };
}

function markResumed(
  context: SandboxContext,
  subscription: Stripe.Subscription,
  changes: Partial<Stripe.Subscription>,
): Stripe.Subscription {
  const { status_details: _paused, ...rest } = subscription;
  const resumed = changeSubscription(context, rest, { ...changes, status: 'active' });
  context.events.record('customer.subscription.resumed', resumed);
  planNotice(context, resumed);
  return resumed;
}

/** Bills a new period from now on, and tries its payment at once. */
function resumeAnew(context: SandboxContext, subscription: Stripe.Subscription): Stripe.Subscription {
  const { store, events } = context;
  const started = startPeriod(subscription, context.now());
  const draft = draftInvoice(context, started, 'subscription_update');
  const { items, billing_cycle_anchor: anchor } = started;
  const changes = { items, billing_cycle_anchor: anchor, latest_invoice: draft.id };
  const resumed = markResumed(context, subscription, changes);
  events.record('invoice.created', draft);
  const invoice = openInvoice(context, draft, resumed);
  const method = defaultMethodOf(context, resumed);
  collectInvoice(context, invoice, { method, presence: 'absent', isScheduled: true });
  return store.get('subscription', subscription.id);
}

function resume(
  context: SandboxContext,
  { billing_cycle_anchor: anchor }: z.output<typeof resumeParameters>,
  id: string,
): Stripe.Subscription {
  const subscription = findIn(context, id, 'paused');
  if (anchor?.type !== 'unchanged') return resumeAnew(context, subscription);
  if (periodEndOf(subscription) > context.now()) return markResumed(context, subscription, {});
  throw invalidRequest(
    'The sandbox resumes with an unchanged billing cycle only while the period still runs.',
    'billing_cycle_anchor[type]',
  );
}

/** https://docs.stripe.com/api/subscriptions/pause and /resume */
export const subscriptionPauseRoutes = [
  apiRoute('POST', '/v1/subscriptions/:id/pause', pauseParameters, (context, _parameters, id) =>
    pause(context, id),
  ),
  apiRoute('POST', '/v1/subscriptions/:id/resume', resumeParameters, resume),
];

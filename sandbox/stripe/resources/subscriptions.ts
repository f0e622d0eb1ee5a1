import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import type { Condition } from '#sandbox/stripe/object-store.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { mergeMetadata } from '#sandbox/stripe/metadata.ts';
import { parameter, sentOr } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import { dropPendingItems } from './invoice-items.ts';
import { requireMethodOf } from './attached-method.ts';
import {
  cancellationDetails,
  describeCancellation,
  scheduleCancellation,
  scheduleParameters,
  type CancellationFields,
} from './cancellation-schedule.ts';

export const updateParameters = z.strictObject({
  ...scheduleParameters,
  default_payment_method: parameter.clearableText().optional(),
  description: parameter.clearableText(500).optional(),
  metadata: parameter.metadata().optional(),
  pause_collection: z
    .preprocess(
      (value) => (value === '' ? null : value),
      z
        .strictObject({ behavior: parameter.choice('keep_as_draft', 'mark_uncollectible', 'void') })
        .nullable(),
    )
    .optional(),
  proration_behavior: parameter.choice('always_invoice', 'create_prorations', 'none').optional(),
});

const cancelParameters = z.strictObject({
  cancellation_details: cancellationDetails.optional(),
  invoice_now: parameter.boolean().optional(),
  prorate: parameter.boolean().optional(),
});

const subscriptionListParameters = z.strictObject({
  ...listParameters,
  customer: parameter.text().optional(),
  status: parameter
    .choice(
      'active',
      'all',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    )
    .optional(),
});

type UpdateFields = z.output<typeof updateParameters>;

/** Saves a changed subscription and records an event if anything changed. */
export function changeSubscription(
  context: SandboxContext,
  subscription: Stripe.Subscription,
  changes: Partial<Stripe.Subscription>,
): Stripe.Subscription {
  const changed: Stripe.Subscription = { ...subscription, ...changes };
  const previous = previousAttributes(subscription, changed);
  if (Object.keys(previous).length === 0) return subscription;
  context.store.save('subscription', changed);
  context.events.record('customer.subscription.updated', changed, previous);
  return changed;
}

/** Unpaid invoices of an ended subscription are no longer charged automatically. */
function stopCollection({ store, events }: SandboxContext, { id }: Stripe.Subscription): void {
  const changes = { auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null };
  const unpaid = store.all(
    'invoice',
    { path: '$.parent.subscription_details.subscription', is: id },
    { path: '$.status', isOneOf: ['draft', 'open'] },
  );
  for (const invoice of unpaid) {
    const stopped: Stripe.Invoice = { ...invoice, ...changes };
    const previous = previousAttributes(invoice, stopped);
    if (Object.keys(previous).length === 0) continue;
    store.save('invoice', stopped);
    events.record('invoice.updated', stopped, previous);
  }
}

function saveEnded(context: SandboxContext, ended: Stripe.Subscription): Stripe.Subscription {
  context.store.save('subscription', ended);
  context.events.record('customer.subscription.deleted', ended);
  stopCollection(context, ended);
  return ended;
}

/** Ends a subscription at once and for good. */
export function endSubscription(
  context: SandboxContext,
  subscription: Stripe.Subscription,
  fields: CancellationFields,
  reason: Stripe.Subscription.CancellationDetails.Reason = 'cancellation_requested',
): Stripe.Subscription {
  const now = context.now();
  dropPendingItems(context, subscription.id);
  return saveEnded(context, {
    ...subscription,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: now,
    cancellation_details: describeCancellation(subscription, fields, reason),
    ended_at: now,
    status: 'canceled',
  });
}

/** Ends a subscription with its last period. The time of the request is kept. */
export function endWithPeriod(
  context: SandboxContext,
  subscription: Stripe.Subscription,
): Stripe.Subscription {
  return saveEnded(context, { ...subscription, ended_at: context.now(), status: 'canceled' });
}

function defaultMethodAfter(
  context: SandboxContext,
  { customer, default_payment_method: current }: Stripe.Subscription,
  sent: string | null | undefined,
): Stripe.Subscription['default_payment_method'] {
  if (sent) requireMethodOf(context, idOf(customer), sent, 'default_payment_method');
  return sentOr(sent, current);
}

function pauseAfter(
  { pause_collection: current }: Stripe.Subscription,
  sent: UpdateFields['pause_collection'],
): Stripe.Subscription.PauseCollection | null {
  return sent ? { behavior: sent.behavior, resumes_at: null } : sentOr(sent, current);
}

/** Changes a subscription except for its items. */
export function updateSubscription(
  context: SandboxContext,
  fields: UpdateFields,
  id: string,
): Stripe.Subscription {
  const subscription = context.store.find('subscription', id);
  if (!subscription) throw noSuchObject('subscription', id, 'id');
  const { cancellation_details: _details, metadata: _metadata, ...more } = fields;
  const isMore = Object.values(more).some((value) => value !== undefined);
  if (subscription.status === 'canceled' && isMore) {
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
      undefined,
      'invalid_canceled_subscription_fields',
    );
  }
  return changeSubscription(context, subscription, {
    ...scheduleCancellation(context, subscription, fields),
    default_payment_method: defaultMethodAfter(context, subscription, more.default_payment_method),
    description: sentOr(more.description, subscription.description),
    pause_collection: pauseAfter(subscription, more.pause_collection),
    metadata: mergeMetadata(subscription.metadata, fields.metadata),
  });
}

/** Proration and a last invoice are accepted. For a yearly price paid in advance without usage, they have no effect. */
function cancelSubscription(
  context: SandboxContext,
  { cancellation_details: details = {} }: z.output<typeof cancelParameters>,
  id: string,
): Stripe.Subscription {
  const subscription = context.store.find('subscription', id);
  if (subscription?.ended_at !== null) throw noSuchObject('subscription', id, 'id');
  return endSubscription(context, subscription, details);
}

/** Without a status, Stripe lists all but the canceled ones. */
function statusCondition(status: string | undefined): Condition[] {
  const path = '$.status';
  if (status === undefined) return [{ path, isNot: 'canceled' }];
  if (status === 'all') return [];
  return status === 'ended'
    ? [{ path, isOneOf: ['canceled', 'incomplete_expired'] }]
    : [{ path, is: status }];
}

/** https://docs.stripe.com/api/subscriptions */
export const subscriptionRoutes = [
  apiRoute('GET', '/v1/subscriptions/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const subscription = store.find('subscription', id);
    if (!subscription) throw noSuchObject('subscription', id, 'id');
    return subscription;
  }),
  apiRoute('DELETE', '/v1/subscriptions/:id', cancelParameters, cancelSubscription),
  apiRoute(
    'GET',
    '/v1/subscriptions',
    subscriptionListParameters,
    ({ store }, { customer, status, ...query }) =>
      listObjects(store, 'subscription', '/v1/subscriptions', query, [
        ...filterBy('$.customer', customer),
        ...statusCondition(status),
      ]),
  ),
];

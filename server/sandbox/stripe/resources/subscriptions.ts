import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import type { Condition } from '#sandbox/stripe/object-store.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { mergeMetadata, parameter, sentOr } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';

const cancellationDetails = z.strictObject({
  comment: parameter.clearableText().optional(),
  feedback: parameter
    .choice(
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    )
    .optional(),
});

type CancellationFields = z.output<typeof cancellationDetails>;

const updateParameters = z.strictObject({
  cancel_at_period_end: parameter.boolean().optional(),
  cancellation_details: cancellationDetails.optional(),
  description: parameter.clearableText(500).optional(),
  metadata: parameter.metadata().optional(),
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

/** Saves a changed subscription and tells what changed, if anything did. */
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

function describeCancellation(
  { cancellation_details: current }: Stripe.Subscription,
  fields: CancellationFields,
  reason: Stripe.Subscription.CancellationDetails.Reason | null,
): Stripe.Subscription.CancellationDetails {
  return {
    comment: sentOr(fields.comment, current?.comment ?? null),
    feedback: fields.feedback ?? current?.feedback ?? null,
    feedback_option: current?.feedback_option ?? null,
    reason,
  };
}

/** Ends a subscription at once and for good. */
export function endSubscription(
  context: SandboxContext,
  subscription: Stripe.Subscription,
  fields: CancellationFields,
): Stripe.Subscription {
  const now = context.now();
  const ended: Stripe.Subscription = {
    ...subscription,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: now,
    cancellation_details: describeCancellation(subscription, fields, 'cancellation_requested'),
    ended_at: now,
    status: 'canceled',
  };
  context.store.save('subscription', ended);
  context.events.record('customer.subscription.deleted', ended);
  return ended;
}

/** What asking for the end at the period's end, or taking that back, changes. */
function scheduleCancellation(
  context: SandboxContext,
  subscription: Stripe.Subscription,
  { cancel_at_period_end: ends, cancellation_details: details = {} }: UpdateFields,
): Partial<Stripe.Subscription> {
  const reason = subscription.cancellation_details?.reason ?? null;
  if (ends === undefined || ends === subscription.cancel_at_period_end) {
    return { cancellation_details: describeCancellation(subscription, details, reason) };
  }
  const periodEnds = subscription.items.data.map((item) => item.current_period_end);
  return {
    cancel_at: ends ? Math.max(...periodEnds) : null,
    cancel_at_period_end: ends,
    canceled_at: ends ? context.now() : null,
    cancellation_details: describeCancellation(subscription, details, ends ? 'cancellation_requested' : null),
  };
}

function updateSubscription(context: SandboxContext, fields: UpdateFields, id: string): Stripe.Subscription {
  const subscription = context.store.find('subscription', id);
  if (!subscription) throw noSuchObject('subscription', id, 'id');
  const { cancel_at_period_end: ends, description, proration_behavior: proration } = fields;
  const isMore = ends !== undefined || description !== undefined || proration !== undefined;
  if (subscription.status === 'canceled' && isMore) {
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
      undefined,
      'invalid_canceled_subscription_fields',
    );
  }
  return changeSubscription(context, subscription, {
    ...scheduleCancellation(context, subscription, fields),
    description: sentOr(description, subscription.description),
    metadata: mergeMetadata(subscription.metadata, fields.metadata),
  });
}

/** Proration and a last invoice are accepted: for a yearly price paid ahead they come to nothing without usage. */
function cancelSubscription(
  context: SandboxContext,
  { cancellation_details: details = {} }: z.output<typeof cancelParameters>,
  id: string,
): Stripe.Subscription {
  const subscription = context.store.find('subscription', id);
  if (!subscription || subscription.status === 'canceled') throw noSuchObject('subscription', id, 'id');
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
  apiRoute('POST', '/v1/subscriptions/:id', updateParameters, updateSubscription),
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

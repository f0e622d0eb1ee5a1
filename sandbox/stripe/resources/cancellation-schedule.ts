import type Stripe from 'stripe';
import { z } from 'zod';
import { parameter, sentOr } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest } from '#sandbox/stripe/stripe-error.ts';

export const cancellationDetails = z.strictObject({
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

/** The stated reasons for a cancellation. */
export type CancellationFields = z.output<typeof cancellationDetails>;

/** When a subscription ends instead of renewing. An empty time takes it back. */
export const scheduleParameters = {
  cancel_at: z
    .preprocess((value) => (value === '' ? null : value), parameter.integer().nullable())
    .optional(),
  cancel_at_period_end: parameter.boolean().optional(),
  cancellation_details: cancellationDetails.optional(),
};

type ScheduleFields = z.output<z.ZodObject<typeof scheduleParameters>>;

/** A subscription's cancellation details updated by the sent ones, with Stripe's own reason. */
export function describeCancellation(
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

function requireTime(now: number, { cancel_at: time, cancel_at_period_end: ends }: ScheduleFields): void {
  if (time !== undefined && ends !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
      'cancel_at',
    );
  }
  if (time && time <= now)
    throw invalidRequest('`cancel_at` must be a timestamp in the future.', 'cancel_at');
}

/** When a subscription ends by the sent fields; undefined if they do not change it. */
function endAfter(subscription: Stripe.Subscription, fields: ScheduleFields): number | null | undefined {
  const { cancel_at: time, cancel_at_period_end: ends } = fields;
  if (time !== undefined) return time;
  if (ends === undefined || ends === subscription.cancel_at_period_end) return undefined;
  return ends ? Math.max(...subscription.items.data.map((item) => item.current_period_end)) : null;
}

/**
 * The changes of scheduling an end at a time or at the end of the period, or of taking it back.
 * @throws StripeApiError (400) for a time in the past, and for both at once
 */
export function scheduleCancellation(
  context: SandboxContext,
  subscription: Stripe.Subscription,
  fields: ScheduleFields,
): Partial<Stripe.Subscription> {
  requireTime(context.now(), fields);
  const end = endAfter(subscription, fields);
  const details = fields.cancellation_details ?? {};
  if (end === undefined) {
    const reason = subscription.cancellation_details?.reason ?? null;
    return { cancellation_details: describeCancellation(subscription, details, reason) };
  }
  const ends = end !== null;
  return {
    cancel_at: end,
    cancel_at_period_end: fields.cancel_at_period_end ?? false,
    canceled_at: ends ? context.now() : null,
    cancellation_details: describeCancellation(subscription, details, ends ? 'cancellation_requested' : null),
  };
}

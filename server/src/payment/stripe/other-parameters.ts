import { Stripe } from 'stripe';

/** Whether Stripe refuses because an idempotency key was used with other parameters before. */
export function hasOtherParameters(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeIdempotencyError)) return false;
  // Another call with this key that is still under way is no such refusal: it ends.
  return error.statusCode !== 409 && error.code !== 'idempotency_key_in_use';
}

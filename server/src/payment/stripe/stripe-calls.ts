import { Stripe } from 'stripe';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/common/errors.ts';

/** Runs calls to Stripe; its being out of reach, busy or broken becomes SERVICE_UNAVAILABLE with a safe message. */
export async function atStripe<Result>(calls: () => Promise<Result>): Promise<Result> {
  try {
    return await calls();
  } catch (error) {
    const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
    const isOutage = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
      (type) => error instanceof type,
    );
    if (!isOutage) throw error;
    throw new AppError('SERVICE_UNAVAILABLE', messages.payment.unavailable, { cause: error });
  }
}

/** Whether Stripe says that it does not have an object. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** The id behind what Stripe shows as an id or, expanded, as an object. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

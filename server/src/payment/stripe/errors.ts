import { Stripe } from 'stripe';
import { paymentMessages } from '#shared/payment.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { wasNotAnswered } from './gated-http-client.ts';

/** When another try is worth it after Stripe could not be reached. */
export const RETRY_AFTER_SECONDS = 5;

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
    throw unavailable(error);
  }
}

/** That Stripe cannot be reached for now, for people; they may try again soon. */
export function unavailable(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', paymentMessages.unavailable, {
    cause,
    retryAfter: RETRY_AFTER_SECONDS,
  });
}

/**
 * Whether work at Stripe came to nothing for now: Stripe cannot be reached or refuses, or the customer's turn did not come.
 * What was to be done is noted then, and tried again.
 */
export function isPutOff(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'SERVICE_UNAVAILABLE';
  return error instanceof Stripe.errors.StripeError;
}

/** Whether Stripe says that it does not have an object. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** What a call to Stripe answers; null when Stripe says that it does not have the object. */
export async function unlessMissing<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Whether Stripe gave an answer that it may give again for a day to whoever repeats the call under the same idempotency key:
 * https://docs.stripe.com/api/idempotent_requests. What was refused before the work began is harmless among these.
 */
export function isAnswerKept(error: unknown): boolean {
  const { StripeError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  if (!(error instanceof StripeError) || error.statusCode === 409 || wasNotAnswered(error)) return false;
  return !(error instanceof StripeConnectionError || error instanceof StripeRateLimitError);
}

/** Whether Stripe refuses because an idempotency key was used with other parameters before. */
export function hasOtherParameters(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeIdempotencyError)) return false;
  // Another call with this key that is still under way is no such refusal: it ends.
  return error.statusCode !== 409 && error.code !== 'idempotency_key_in_use';
}

import { Stripe } from 'stripe';
import { paymentMessages } from '#shared/payment.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { wasNotAnswered } from './gated-http-client.ts';

/** After how many seconds a retry is worthwhile when Stripe cannot be reached. */
export const RETRY_AFTER_SECONDS = 5;

/** Runs calls to Stripe. If Stripe is unreachable, busy or broken, throws SERVICE_UNAVAILABLE with a safe message. */
export async function atStripe<Result>(calls: () => Promise<Result>): Promise<Result> {
  try {
    return await calls();
  } catch (error) {
    if (!isOutage(error)) throw error;
    throw unavailable(error);
  }
}

/** Whether Stripe could not be reached, was busy or broken: the same call may succeed later without any change. */
export function isOutage(error: unknown): boolean {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  return [StripeAPIError, StripeConnectionError, StripeRateLimitError].some((type) => error instanceof type);
}

/** The error for users while Stripe cannot be reached; a retry may succeed soon. */
export function unavailable(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', paymentMessages.unavailable, {
    cause,
    retryAfter: RETRY_AFTER_SECONDS,
  });
}

/**
 * Whether work at Stripe failed for now, because Stripe cannot be reached or refuses, or the customer's turn did not
 * come. The saved request is then retried.
 */
export function isPutOff(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'SERVICE_UNAVAILABLE';
  return error instanceof Stripe.errors.StripeError;
}

/** Whether Stripe reports that an object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** The result of a call to Stripe; null if Stripe reports that the object does not exist. */
export async function unlessMissing<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Whether Stripe may store this error and return it for a day to calls with the same idempotency key:
 * https://docs.stripe.com/api/idempotent_requests. It also includes refusals before the work began, which is harmless.
 */
export function isAnswerKept(error: unknown): boolean {
  const { StripeError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  if (!(error instanceof StripeError) || error.statusCode === 409 || wasNotAnswered(error)) return false;
  return !(error instanceof StripeConnectionError || error instanceof StripeRateLimitError);
}

/** Whether Stripe refuses because the idempotency key was used with other parameters. */
export function hasOtherParameters(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeIdempotencyError)) return false;
  // A concurrent call with this key is no such refusal, because it ends.
  return error.statusCode !== 409 && error.code !== 'idempotency_key_in_use';
}

import { Stripe } from 'stripe';
import { messages } from '#shared/messages.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** For how long Stripe keeps its events. */
export const EVENTS_KEPT_MS = 30 * DAY_MS;

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

/** What a call to Stripe answers; null when Stripe says that it does not have the object. */
export async function unlessMissing<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** All pages of a list at Stripe. */
export async function allOf<Item extends { id: string }>(listing: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of listing) items.push(item);
  return items;
}

/** Whether Stripe says that it does not have an object. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** The id behind what Stripe shows as an id or, expanded, as an object. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** A time at Stripe, in seconds since 1970. */
export function fromUnix(seconds: number): Date {
  return new Date(seconds * 1000);
}

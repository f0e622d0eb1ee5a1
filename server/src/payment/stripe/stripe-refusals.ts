import { Stripe } from 'stripe';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { atStripe } from './stripe-calls.ts';

/**
 * Runs calls to Stripe that somebody waits for. Its being out of reach becomes SERVICE_UNAVAILABLE with a safe message;
 * so does its refusing, which is logged: a key or a setting is wrong, and the person could do nothing better.
 */
export async function atStripeFor<Result>(
  userId: string,
  logger: Logger,
  calls: () => Promise<Result>,
): Promise<Result> {
  try {
    return await atStripe(calls);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    logger.error({ event: 'payment.refused_by_stripe', userId, err: error }, 'Stripe refused a call');
    throw new AppError('SERVICE_UNAVAILABLE', messages.payment.unavailable, { cause: error });
  }
}

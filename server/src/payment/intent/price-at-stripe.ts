import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { isToldInTime } from '#server/payment/pricing/coming-prices.ts';
import type { PriceNotice } from '#server/payment/pricing/price-notice.entity.ts';
import { fromUnix } from '#server/payment/stripe/stripe-calls.ts';
import { offeredBy, type StripePlan } from '#server/payment/stripe/stripe-plan.ts';
import { DONE, hasEnded, type StripeOutcome } from './change-at-stripe.ts';

interface Access {
  em: EntityManager;
  stripe: Stripe;
  plan: StripePlan;
}

/**
 * Gives a subscription the price that was announced to its subscriber, without a charge for the current period. Does
 * nothing if the price change was called off, if the subscription ends or is on trial, or if the coming renewal is too
 * close to the notice. Throws Stripe's errors.
 */
export async function priceAtStripe(
  { em, stripe, plan }: Access,
  notice: PriceNotice,
): Promise<StripeOutcome> {
  const change = notice.priceChange.getEntity();
  if (change.calledOffAt) return DONE;
  const { stripeSubscriptionId } = notice.subscription.getEntity();
  const subscription = await stripe.subscriptions.retrieve(stripeSubscriptionId);
  if (hasEnded(subscription) || subscription.cancel_at !== null || subscription.status === 'trialing') {
    return DONE;
  }
  const ours = await plan.prices(em.fork());
  const item = subscription.items.data.find(({ price }) => ours.has(price.id));
  if (!item || !isToldInTime(notice, fromUnix(item.current_period_end))) return DONE;
  await plan.at(offeredBy(change), async (price) => {
    if (item.price.id === price) return;
    // Without the quantity, Stripe could set it to 1.
    const { id, quantity } = item;
    await stripe.subscriptions.update(stripeSubscriptionId, {
      items: [{ id, price, ...(quantity !== undefined && { quantity }) }],
      proration_behavior: 'none',
    });
  });
  return { ...DONE, hasNewPrice: true };
}

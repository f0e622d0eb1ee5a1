import type { Stripe } from 'stripe';

const TIMES_A_YEAR: Partial<Record<Stripe.Price.Recurring.Interval, number>> = {
  day: 365,
  week: 52,
  month: 12,
};

/**
 * The yearly amount of a subscription, in minor units and before taxes, as in Stripe's billing metrics: coupons that
 * last forever are deducted, others are not (https://support.stripe.com/questions/billing-analytics).
 */
export function yearlyAmount({ items, discounts, currency }: Stripe.Subscription): number {
  const amounts = items.data.map(
    ({ price, quantity }) => (price.unit_amount ?? 0) * (quantity ?? 1) * timesAYear(price),
  );
  // A coupon with an amount applies once to each invoice, and all items are on one invoice.
  const times = Math.max(0, ...items.data.map(({ price }) => timesAYear(price)));
  const full = amounts.reduce((sum, amount) => sum + amount, 0);
  const left = discounts.flatMap(lastingCoupon).reduce((amount, coupon) => {
    if (coupon.percent_off !== null) return amount * (1 - coupon.percent_off / 100);
    return coupon.currency === currency ? amount - (coupon.amount_off ?? 0) * times : amount;
  }, full);
  return Math.round(Math.max(0, left));
}

function timesAYear({ recurring }: Stripe.Price): number {
  if (!recurring) return 0;
  return (TIMES_A_YEAR[recurring.interval] ?? 1) / recurring.interval_count;
}

/** The coupon of an expanded discount, if it reduces every invoice. */
function lastingCoupon(discount: string | Stripe.Discount): Stripe.Coupon[] {
  const coupon = typeof discount === 'string' ? null : discount.source.coupon;
  if (typeof coupon !== 'object' || coupon?.duration !== 'forever') return [];
  return [coupon];
}

import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { yearlyAmount } from './recurring-amount.ts';

const PRICE = 49_900;

type Coupon = Partial<Pick<Stripe.Coupon, 'amount_off' | 'currency' | 'duration' | 'percent_off'>>;

/** The yearly amount of a subscription with a price and coupons. Only the fields that are read. */
function withCoupons(coupons: Coupon[], interval: Stripe.Price.Recurring.Interval = 'year'): number {
  const discounts = coupons.map((coupon) => ({
    source: { coupon: { amount_off: null, currency: null, percent_off: null, ...coupon } },
  }));
  const price = { unit_amount: PRICE, recurring: { interval, interval_count: 1 } };
  const subscription = { currency: 'usd', discounts, items: { data: [{ price, quantity: 1 }] } };
  return yearlyAmount(subscription as unknown as Stripe.Subscription);
}

it.each<[string, Coupon[], number]>([
  ['a share forever', [{ duration: 'forever', percent_off: 50 }], PRICE / 2],
  ['an amount forever', [{ duration: 'forever', amount_off: 10_000, currency: 'usd' }], 39_900],
  [
    'a share and then an amount forever',
    [
      { duration: 'forever', percent_off: 50 },
      { duration: 'forever', amount_off: 10_000, currency: 'usd' },
    ],
    14_950,
  ],
  ['more than the price', [{ duration: 'forever', amount_off: 60_000, currency: 'usd' }], 0],
  ['an amount in another currency', [{ duration: 'forever', amount_off: 100, currency: 'eur' }], PRICE],
  ['a share once', [{ duration: 'once', percent_off: 50 }], PRICE],
  ['a share for some months', [{ duration: 'repeating', percent_off: 50 }], PRICE],
])('a coupon of %s counts as Stripe counts it', (_, coupons, amount) => {
  expect(withCoupons(coupons)).toBe(amount);
});

it('an amount off each month counts twelve times a year', () => {
  const coupon: Coupon = { duration: 'forever', amount_off: 100, currency: 'usd' };
  expect(withCoupons([coupon], 'month')).toBe(12 * (PRICE - 100));
});

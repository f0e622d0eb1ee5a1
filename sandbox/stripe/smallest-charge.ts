import { smallestCharge } from '#shared/offer-settings.ts';
import { formatAmount } from './money.ts';
import { StripeApiError } from './stripe-error.ts';

/**
 * Checks the sum of a checkout that is paid at once.
 * @throws StripeApiError (400) for an amount that is too small to be charged
 */
export function requireChargeable(amount: number, currency: string): void {
  const smallest = smallestCharge(currency);
  if (amount === 0 || amount >= smallest) return;
  throw new StripeApiError(
    400,
    `The Checkout Session's total amount due must add up to at least ${formatAmount(smallest, currency)} ${currency}`,
    { code: 'amount_too_small' },
  );
}

import { formatAmount } from './money.ts';
import { StripeApiError } from './stripe-error.ts';

/** The smallest charges in minor units: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const SMALLEST_CHARGES: Readonly<Record<string, number>> = {
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
  usd: 50,
};

/**
 * Checks the sum of a checkout that is paid at once.
 * @throws StripeApiError (400) for an amount that is too small to be charged
 */
export function requireChargeable(amount: number, currency: string): void {
  const smallest = SMALLEST_CHARGES[currency] ?? 1;
  if (amount === 0 || amount >= smallest) return;
  throw new StripeApiError(
    400,
    `The Checkout Session's total amount due must add up to at least ${formatAmount(smallest, currency)} ${currency}`,
    { code: 'amount_too_small' },
  );
}

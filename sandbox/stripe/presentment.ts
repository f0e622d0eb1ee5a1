import type Stripe from 'stripe';

/** The currencies of the countries on the checkout page. */
const CURRENCIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'NL', 'PT'].map((country) => [country, 'eur']),
  ),
  AU: 'aud',
  BR: 'brl',
  CA: 'cad',
  CH: 'chf',
  CZ: 'czk',
  DK: 'dkk',
  GB: 'gbp',
  HU: 'huf',
  IN: 'inr',
  JP: 'jpy',
  KE: 'kes',
  MX: 'mxn',
  NG: 'ngn',
  NO: 'nok',
  NZ: 'nzd',
  PL: 'pln',
  RO: 'ron',
  SE: 'sek',
  SG: 'sgd',
  US: 'usd',
  ZA: 'zar',
};

/** Fixed prices of a US dollar. */
const RATES: Readonly<Record<string, number>> = {
  aud: 1.5,
  brl: 5.4,
  cad: 1.4,
  chf: 0.8,
  czk: 21,
  dkk: 6.4,
  eur: 0.86,
  gbp: 0.75,
  huf: 340,
  inr: 88,
  jpy: 150,
  kes: 129,
  mxn: 18.5,
  ngn: 1_450,
  nok: 10,
  nzd: 1.75,
  pln: 3.65,
  ron: 4.4,
  sek: 9.5,
  sgd: 1.3,
  usd: 1,
  zar: 17.3,
};

/** Stripe's conversion fee is part of the rate: https://support.stripe.com/questions/adaptive-pricing */
const FEE = 0.04;

/**
 * The currency of a payer whose email address names a country, like `ada+location_FR@example.com`. Stripe tells the
 * country by the IP address, and in test mode by such an address. Null for all others.
 */
export function currencyOfPayer(email: string | null): string | null {
  const [, country = ''] = /\+location_([a-z]{2})@/i.exec(email ?? '') ?? [];
  return CURRENCIES[country.toUpperCase()] ?? null;
}

/** Whether amounts of one currency can be converted to another. */
export function isConvertible(from: string, to: string): boolean {
  return from !== to && from in RATES && to in RATES;
}

const unitsIn = (currency: string): number => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
};

/** An amount in minor units of `from`, in minor units of `to`. */
export function convert(amount: number, from: string, to: string): number {
  const rate = (RATES[to] ?? 1) / (RATES[from] ?? 1);
  return Math.round(((amount * rate * (1 + FEE)) / unitsIn(from)) * unitsIn(to));
}

/** What a payer is charged in their own currency. */
export function describePresentment(
  amount: number,
  from: string,
  to: string,
): Stripe.PaymentIntent.PresentmentDetails {
  return { presentment_amount: convert(amount, from, to), presentment_currency: to };
}

/** An intent that is charged in the payer's own currency; null: in the currency of the price. */
export function presentedIn(intent: Stripe.PaymentIntent, currency: string | null): Stripe.PaymentIntent {
  const { presentment_details: _former, ...plain } = intent;
  if (currency === null) return plain;
  return { ...plain, presentment_details: describePresentment(plain.amount, plain.currency, currency) };
}

/** The part of a charge in the payer's own currency that is refunded now. The parts of a whole add up to it. */
export function presentedRefund(
  { amount, amount_refunded: before, presentment_details: details }: Stripe.Charge,
  refunded: number,
): Stripe.Refund.PresentmentDetails | undefined {
  if (!details) return undefined;
  const upTo = (part: number) => Math.round((details.presentment_amount * part) / amount);
  return { ...details, presentment_amount: upTo(before + refunded) - upTo(before) };
}

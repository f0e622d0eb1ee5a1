import { formatMoney, type Money } from './money.ts';
import type { PriceTax } from './price-tax.ts';
import { textsOf } from './texts/texts.ts';

/** A school's offer: one yearly subscription for all courses. */
export interface Offer {
  /** The price of one term. */
  price: Money;
  /** What the price says about tax. */
  priceTax: PriceTax;
  termYears: 1;
  /** Days after a payment within which a cancellation refunds it in full. */
  refundDays: number;
  /** Whether a cancellation in a renewed year ends it after a month and refunds the rest. */
  monthlyNotice: boolean;
  /** Days for which learners keep access while a renewal is not paid. */
  graceDays: number;
  /** The length of the free trial of new subscribers, in days. */
  trialDays: number;
  /** Whether buyers must agree to the renewal with a tick of its own. */
  renewalConsent: boolean;
}

/** The days within which consumers in the EU may withdraw from a contract (Directive 2011/83/EU, Article 9). */
export const LEGAL_WITHDRAWAL_DAYS = 14;

export const offerLimits = {
  /** In minor units of the currency. */
  priceAmount: { min: 1, max: 99_999_999 },
  refundDays: { min: 0, max: 365 },
  graceDays: { min: 0, max: 60 },
  trialDays: { min: 0, max: 90 },
  /** Of the first notice before a renewal. At least the days of the reminder. */
  noticeDays: { min: 7, max: 60 },
} as const;

/**
 * Days before a renewal at which its first notice is sent. 35 days fit the rules of California and New York (15 to 45
 * days before a year) and of France (one to three months).
 */
export const DEFAULT_NOTICE_DAYS = 35;

/** Days before a renewal at which its reminder is sent, after the first notice. */
export const REMINDER_DAYS = 7;

/**
 * The currencies of offers (ISO 4217, lower case): those that Stripe supports, except for the few whose minor units at Stripe
 * differ from the standard.
 */
export const currencies: readonly string[] = [
  'aed',
  'ars',
  'aud',
  'bdt',
  'brl',
  'cad',
  'chf',
  'clp',
  'cny',
  'czk',
  'dkk',
  'egp',
  'eur',
  'gbp',
  'hkd',
  'ils',
  'inr',
  'jpy',
  'kes',
  'krw',
  'lkr',
  'mad',
  'mxn',
  'myr',
  'ngn',
  'nok',
  'nzd',
  'pen',
  'php',
  'pln',
  'ron',
  'sar',
  'sek',
  'sgd',
  'thb',
  'try',
  'twd',
  'uah',
  'usd',
  'uyu',
  'vnd',
  'xaf',
  'xof',
  'zar',
];

/**
 * The smallest amounts that Stripe charges, in minor units, as of 2026:
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. Stripe converts charges in other currencies, and compares
 * them with the amount of the currency of the account's bank account.
 */
const smallestCharges: Readonly<Record<string, number>> = {
  aed: 200,
  aud: 50,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
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

/** The smallest price in a currency that Stripe charges, in minor units. */
export function smallestCharge(currency: string): number {
  return smallestCharges[currency] ?? offerLimits.priceAmount.min;
}

/** The message for a price that Stripe would not charge; null for one that it charges. */
export function refusalOfCharge({ amount, currency }: Money): string | null {
  const smallest = smallestCharge(currency);
  if (amount >= smallest) return null;
  return offerMessages.validation.tooSmall({ amount: formatMoney({ amount: smallest, currency }) });
}

/** Errors in the settings of the offer. */
export const offerMessages = textsOf('offer-settings', {
  validation: {
    price: 'Enter a price above zero, with no more decimals than its currency has',
    tooSmall: 'Enter a price of at least {amount}, the smallest amount that Stripe charges in this currency',
    currency: 'Choose a currency from the list',
    priceTax: 'Choose an option from the list',
    monthlyNotice: 'Choose an option from the list',
    days: 'Enter a whole number of days from {min} to {max}',
  },
});

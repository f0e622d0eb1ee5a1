import type { Money } from './money.ts';
import { textsOf } from './texts/texts.ts';

/** What a school sells: one subscription for everything, by the year. */
export interface Offer {
  /** Of a term. */
  price: Money;
  termYears: 1;
  /** For how many days after a payment cancelling gives it back whole. */
  refundDays: number;
  /** For how many days the lectures stay open while a renewal is not paid. */
  graceDays: number;
  /** For how many days somebody who has never subscribed watches before the first payment. */
  trialDays: number;
}

export const offerLimits = {
  /** In minor units of the currency. */
  priceAmount: { min: 1, max: 99_999_999 },
  refundDays: { min: 0, max: 365 },
  graceDays: { min: 0, max: 60 },
  trialDays: { min: 0, max: 90 },
} as const;

/**
 * The currencies that a school can sell in (ISO 4217, lower case): those that Stripe charges in, but for the few whose minor units
 * differ between Stripe and what programs know of them.
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

/** What is said about the settings of what is sold. */
export const offerMessages = textsOf('offer-settings', {
  validation: {
    price: 'A price is an amount above zero, with as many decimals as its currency has',
    currency: 'A currency is chosen from the list',
    days: 'This is a whole number of days, {min} to {max}',
  },
});

import { currentLocale } from './locale.ts';

/** An amount in minor units of its currency (ISO 4217, lower case, as Stripe writes it). */
export interface Money {
  amount: number;
  currency: string;
}

/** The number of minor digits of a currency: 2 for `usd`, 0 for `jpy`. */
export function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Formats an amount as a plain decimal for other programs: `{ amount: 49950, currency: 'usd' }` is `499.50`. */
export function decimalAmount({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** Formats an amount for the reader: `{ amount: 49900, currency: 'usd' }` is `$499` in en-US. Whole amounts have no decimals. */
export function formatMoney({ amount, currency }: Money, locale: string = currentLocale()): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    trailingZeroDisplay: 'stripIfInteger',
  });
  return keptInOrder(format.format(amount / 10 ** minorDigits(currency)));
}

/** Direction marks that Intl adds in right-to-left languages. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/g;

/** Isolates an amount from surrounding right-to-left text, which would display `US$` as `$US`. */
function keptInOrder(text: string): string {
  const bare = text.replaceAll(DIRECTION_MARKS, '');
  return bare === text ? text : `\u2066${bare}\u2069`;
}

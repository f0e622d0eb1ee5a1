import { describe, expect, it } from 'vitest';
import { decimalAmount, formatMoney } from './money.ts';

/** Intl uses non-breaking spaces, which differ between versions. */
const shown = (amount: number, currency: string, locale: string) =>
  formatMoney({ amount, currency }, locale).replaceAll(/\s/g, ' ');

describe('an amount of money', () => {
  it.each([
    [49_900, 'usd', 'en-US', '$499'],
    [49_950, 'usd', 'en-US', '$499.50'],
    [1, 'usd', 'en-US', '$0.01'],
    [0, 'usd', 'en-US', '$0'],
    [123_456_700, 'usd', 'en-US', '$1,234,567'],
    [49_900, 'eur', 'de-DE', '499 €'],
    [49_900, 'inr', 'en-IN', '₹499'],
    [499, 'jpy', 'en-US', '¥499'],
    [49_900, 'kwd', 'en-US', 'KWD 49.900'],
    [49_950, 'usd', 'ar-AE', '\u2066499.50 US$\u2069'],
    [-49_900, 'usd', 'ar-AE', '\u2066-499 US$\u2069'],
  ])('of %d %s is, in %s, %s', (amount, currency, locale, text) => {
    expect(shown(amount, currency, locale)).toBe(text);
  });
});

it.each([
  [49_950, 'usd', '499.50'],
  [0, 'usd', '0.00'],
  [-49_900, 'eur', '-499.00'],
  [499, 'jpy', '499'],
  [49_900, 'kwd', '49.900'],
])('%d of %s is the plain number %s', (amount, currency, text) => {
  expect(decimalAmount({ amount, currency })).toBe(text);
});

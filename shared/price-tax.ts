import { textsOf } from './texts/texts.ts';

/**
 * What the price of the offer says about tax: nothing, because the school is not taxed or has not said so; that it is
 * included; or that it is added at checkout.
 */
export const priceTaxes = ['NONE', 'INCLUDED', 'ADDED'] as const;
export type PriceTax = (typeof priceTaxes)[number];

/** What an amount says about tax. `SUMMED` is a price to which tax was added, together with that tax. */
export type AmountTax = PriceTax | 'SUMMED';

/** The words about tax beside prices. In each language, those that shops use. */
const texts = textsOf('price-tax', {
  /** A price in a sentence or an email: `$499 incl. VAT`. */
  included: '{price} incl. VAT',
  /** The same, if tax is added at checkout. */
  added: '{price} plus tax',
  /** The total, if tax was added at checkout. In English without VAT, which the USA does not have. */
  summed: '{price} incl. tax',
});

/** The words for a formatted amount with its tax: `$499`, `$499 incl. VAT`, `$499 plus tax`, `$540 incl. tax`. */
export function withTax(price: string, tax: AmountTax): string {
  if (tax === 'NONE') return price;
  const text = { INCLUDED: texts.included, ADDED: texts.added, SUMMED: texts.summed }[tax];
  return text({ price });
}

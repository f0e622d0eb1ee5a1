import { textsOf } from './texts/texts.ts';

/**
 * What the price of the offer says about tax: nothing, because the school is not taxed or has not said so; that it is
 * included; or that it is added at checkout.
 */
export const priceTaxes = ['NONE', 'INCLUDED', 'ADDED'] as const;
export type PriceTax = (typeof priceTaxes)[number];

/** The words about tax beside prices. In each language, those that shops use. */
const texts = textsOf('price-tax', {
  /** A price in a sentence or an email: `$499 incl. VAT`. */
  included: '{price} incl. VAT',
  /** The same, if tax is added at checkout. */
  added: '{price} plus tax',
});

/** The words for a formatted price with its tax: `$499`, `$499 incl. VAT`, `$499 plus tax`. */
export function withTax(price: string, tax: PriceTax): string {
  if (tax === 'NONE') return price;
  return (tax === 'INCLUDED' ? texts.included : texts.added)({ price });
}

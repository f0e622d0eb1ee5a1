import { formatMoney, type Money } from '#shared/money.ts';
import { withTax, type PriceTax } from '#shared/price-tax.ts';

/** A price with the words about its tax: `$499 incl. VAT`. */
export const taxedPrice = ({ price, priceTax }: { price: Money; priceTax: PriceTax }): string =>
  withTax(formatMoney(price), priceTax);

import type { Stripe } from 'stripe';
import type { AmountTax, PriceTax } from '#shared/price-tax.ts';
import type { CustomerSubscription } from './customer-snapshot.ts';

/** `tax_behavior` at Stripe of a price. */
export const TAX_BEHAVIORS = {
  NONE: null,
  INCLUDED: 'inclusive',
  ADDED: 'exclusive',
} as const satisfies Record<PriceTax, Stripe.PriceCreateParams.TaxBehavior | null>;

/** What a price with this `tax_behavior` says about tax. */
export function priceTaxFrom(behavior: string | null): PriceTax {
  if (behavior === 'exclusive') return 'ADDED';
  return behavior === 'inclusive' ? 'INCLUDED' : 'NONE';
}

/** What the price of a subscription says about tax. */
export function priceTaxOf({ items }: Stripe.Subscription): PriceTax {
  const behaviors = items.data.map(({ price }) => price.tax_behavior);
  if (behaviors.includes('exclusive')) return 'ADDED';
  return behaviors.includes('inclusive') ? 'INCLUDED' : 'NONE';
}

/** The tax of an invoice, in minor units. */
export const taxOf = ({ total_taxes: taxes }: Pick<Stripe.Invoice, 'total_taxes'>): number =>
  (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);

/** What the total of an invoice says about tax. The total always contains the tax that Stripe has added. */
export function totalTaxOf(
  invoice: Pick<Stripe.Invoice, 'total_taxes'>,
  subscription: CustomerSubscription | undefined,
): AmountTax {
  if (subscription !== undefined && priceTaxOf(subscription) === 'INCLUDED') return 'INCLUDED';
  return taxOf(invoice) > 0 ? 'SUMMED' : 'NONE';
}

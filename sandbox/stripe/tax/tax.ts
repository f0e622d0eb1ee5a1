import type Stripe from 'stripe';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import type { TaxNumber } from '#sandbox/stripe/stored-objects.ts';
import { isInEu, taxPlaceOf } from './rates.ts';
import { taxRateOf } from './tax-rates.ts';

/** What the tax of a payer depends on. */
export interface TaxedPayer {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  postalCode: string;
  taxNumbers: readonly TaxNumber[];
}

/** The tax of one line. */
export type LineTax = Stripe.InvoiceLineItem.Tax;

/** Stripe infers what a price does not say from its currency, if the account's tax settings say so. */
export function behaviorOf({
  tax_behavior: said,
  currency,
}: Pick<Stripe.Price, 'tax_behavior' | 'currency'>): 'inclusive' | 'exclusive' {
  if (said === 'inclusive') return 'inclusive';
  if (said === 'exclusive') return 'exclusive';
  return ['usd', 'cad'].includes(currency) ? 'exclusive' : 'inclusive';
}

/** A business of the EU with a VAT number pays the tax itself. The sandbox's school is outside of the EU. */
const isReversed = ({ country, taxNumbers }: TaxedPayer): boolean =>
  isInEu(country) && taxNumbers.some(({ type }) => type === 'eu_vat');

/** The tax on an amount in minor units, after discounts; none where the sandbox collects none. */
export function taxAmount(
  context: SandboxContext,
  amount: number,
  behavior: 'inclusive' | 'exclusive',
  payer: TaxedPayer,
): LineTax[] {
  const place = taxPlaceOf(payer.country, payer.postalCode);
  if (!place) return [];
  const isInclusive = behavior === 'inclusive';
  const rate = taxRateOf(context, place, isInclusive);
  const reversed = isReversed(payer);
  const share = place.percentage / 100;
  const owed = isInclusive ? amount - amount / (1 + share) : amount * share;
  const tax = reversed ? 0 : Math.round(owed);
  return [
    {
      amount: tax,
      tax_behavior: behavior,
      tax_rate_details: { tax_rate: rate.id },
      taxability_reason: reversed ? 'reverse_charge' : 'standard_rated',
      taxable_amount: isInclusive ? amount - tax : amount,
      type: 'tax_rate_details',
    },
  ];
}

/** The sum of taxes, or of those that are added to the price. */
export const sumOf = (taxes: readonly LineTax[], behavior?: 'exclusive'): number =>
  taxes
    .filter(({ tax_behavior: own }) => behavior === undefined || own === behavior)
    .reduce((sum, { amount }) => sum + amount, 0);

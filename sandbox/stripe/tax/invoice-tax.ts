import type Stripe from 'stripe';
import { idOf } from '#sandbox/stripe/ids.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { behaviorOf, sumOf, taxAmount, type LineTax, type TaxedPayer } from './tax.ts';
import { taxNumbersOf } from './tax-ids.ts';

function payerOf(context: SandboxContext, { id, address }: Stripe.Customer): TaxedPayer | null {
  if (!address?.country) return null;
  return {
    country: address.country,
    postalCode: address.postal_code ?? '',
    taxNumbers: taxNumbersOf(context, id),
  };
}

function taxesOf(
  context: SandboxContext,
  { amount, discount_amounts: discounts, pricing }: Stripe.InvoiceLineItem,
  payer: TaxedPayer,
): LineTax[] {
  const price = context.store.get('price', idOf(pricing?.price_details?.price ?? ''));
  const reduction = (discounts ?? []).reduce((sum, discount) => sum + discount.amount, 0);
  return taxAmount(context, amount - reduction, behaviorOf(price), payer);
}

/** The taxes of all lines, one entry a tax rate. */
function totalsOf(taxes: readonly LineTax[]): LineTax[] {
  const byRate = Map.groupBy(taxes, ({ tax_rate_details: rate }) => rate?.tax_rate);
  return [...byRate.values()].flatMap((ofRate) => {
    const [first] = ofRate;
    if (!first) return [];
    const taxable = ofRate.reduce((sum, { taxable_amount: amount }) => sum + (amount ?? 0), 0);
    return [{ ...first, amount: sumOf(ofRate), taxable_amount: taxable }];
  });
}

/** A draft with the tax of its payer, after discounts; unchanged without automatic tax or an address. */
export function taxInvoice(
  context: SandboxContext,
  draft: Stripe.Invoice,
  customer: Stripe.Customer,
): Stripe.Invoice {
  const payer = draft.automatic_tax.enabled ? payerOf(context, customer) : null;
  if (!payer) return draft;
  const data = draft.lines.data.map((line) => ({ ...line, taxes: taxesOf(context, line, payer) }));
  const taxes = totalsOf(data.flatMap((line) => line.taxes));
  const included = sumOf(taxes) - sumOf(taxes, 'exclusive');
  const total = draft.total + sumOf(taxes, 'exclusive');
  return {
    ...draft,
    amount_due: total,
    amount_remaining: total,
    lines: { ...draft.lines, data },
    subtotal_excluding_tax: draft.subtotal - included,
    total,
    total_excluding_tax: total - sumOf(taxes),
    total_taxes: taxes,
  };
}

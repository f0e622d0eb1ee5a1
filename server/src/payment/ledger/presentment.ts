import { p } from '@mikro-orm/core';
import type { Stripe } from 'stripe';
import type { Money } from '#shared/money.ts';

/** The columns of an amount in the payer's own currency. */
interface PresentmentColumns {
  presentmentAmount?: number | null | undefined;
  presentmentCurrency?: string | null | undefined;
}

/** What the payer was charged or got back in their own currency. Both are null if that is the currency of the price. */
export const presentmentColumns = {
  /** In minor units. A double, because a price in rupiah can exceed an integer. */
  presentmentAmount: p.double().$type<number>().nullable(),
  /** ISO 4217, lower case. */
  presentmentCurrency: p.text().nullable(),
};

/** Both columns are null, or none. */
export const presentmentCheck = '(presentment_amount is null) = (presentment_currency is null)';

/** The amount in the payer's own currency; null if they paid in the currency of the price. */
export function presentmentOf({
  presentmentAmount: amount,
  presentmentCurrency: currency,
}: PresentmentColumns): Money | null {
  return amount == null || currency == null ? null : { amount, currency };
}

/** The sum of such amounts; null unless all have one currency. */
export function presentmentSum(parts: readonly PresentmentColumns[]): Money | null {
  const amounts = parts.map(presentmentOf);
  const currency = amounts[0]?.currency;
  if (currency === undefined || !amounts.every((one) => one?.currency === currency)) return null;
  return { amount: amounts.reduce((sum, one) => sum + (one?.amount ?? 0), 0), currency };
}

/** The columns of what Stripe reports with Adaptive Pricing. */
export function presentmentFrom(
  details: Stripe.Charge.PresentmentDetails | undefined,
): Required<PresentmentColumns> {
  return {
    presentmentAmount: details?.presentment_amount ?? null,
    presentmentCurrency: details?.presentment_currency ?? null,
  };
}

/** The columns of an invoice whose amount `paid` was paid by these charges: of all of them, or of none. */
export function presentmentOfCharges(
  paid: number,
  charges: readonly Stripe.Charge[],
): Required<PresentmentColumns> {
  const successful = charges.filter((charge) => charge.paid);
  const isWhole = successful.reduce((sum, { amount }) => sum + amount, 0) === paid;
  const sum = presentmentSum(successful.map(({ presentment_details: details }) => presentmentFrom(details)));
  const whole = isWhole ? sum : null;
  return { presentmentAmount: whole?.amount ?? null, presentmentCurrency: whole?.currency ?? null };
}

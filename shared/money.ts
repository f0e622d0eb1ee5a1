/** An amount in minor units of its currency (ISO 4217, lower case, as Stripe writes it). */
export interface Money {
  amount: number;
  currency: string;
}

/** Shows an amount in the reader's way: `{ amount: 49900, currency: 'usd' }` is `$499` in en-US. Whole amounts have no decimals. */
export function formatMoney({ amount, currency }: Money, locale?: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

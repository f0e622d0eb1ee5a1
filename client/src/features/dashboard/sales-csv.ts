import type { MonthlySalesQuery } from '#client/gql/graphql.ts';
import { toCsv } from '#shared/csv.ts';
import { decimalAmount, type Money } from '#shared/money.ts';
import { statsMessages } from '#shared/stats.ts';
import { monthName } from './months.ts';

export type YearlySales = MonthlySalesQuery['stats']['sales'];

/**
 * Formats the months of a year as CSV (RFC 4180), with a header row. Amounts are plain decimals, so that every
 * spreadsheet reads them as numbers. Each currency has its own column.
 */
export function salesCsv({
  months,
  collectedByCurrency,
}: Pick<YearlySales, 'months' | 'collectedByCurrency'>): string {
  const { sales: texts } = statsMessages;
  const currencies = collectedByCurrency.map(({ currency }) => currency);
  const head = [
    texts.month,
    texts.count,
    ...currencies.map((currency) => texts.collectedIn({ currency: currency.toUpperCase() })),
  ];
  const rows = months.map((sales) => [
    monthName(sales.month),
    sales.count,
    ...currencies.map((currency) => decimalAmount(sumIn(currency, sales.collectedByCurrency))),
  ]);
  return toCsv([head, ...rows]);
}

const sumIn = (wanted: string, sums: readonly Money[]): Money =>
  sums.find(({ currency }) => currency === wanted) ?? { amount: 0, currency: wanted };

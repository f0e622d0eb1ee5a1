import type { MonthlySalesQuery } from '#client/gql/graphql.ts';
import { toCsv } from '#client/format/csv.ts';
import { decimalAmount } from '#shared/money.ts';
import { statsMessages } from '#shared/stats.ts';
import { monthName } from './months.ts';

export type YearlySales = MonthlySalesQuery['stats']['sales'];

/**
 * The months of a year as comma-separated values (RFC 4180): names in the first line, amounts as plain decimals, so
 * that every spreadsheet takes them for numbers.
 */
export function salesCsv({ months, collected }: Pick<YearlySales, 'months' | 'collected'>): string {
  const { sales: texts } = statsMessages;
  const head = [texts.month, texts.count, texts.collectedIn({ currency: collected.currency.toUpperCase() })];
  const rows = months.map((sales) => [monthName(sales.month), sales.count, decimalAmount(sales.collected)]);
  return toCsv([head, ...rows]);
}

import type { MonthlySalesQuery } from '#client/gql/graphql.ts';
import { decimalAmount } from '#shared/money.ts';
import { monthName } from './months.ts';

export type YearlySales = MonthlySalesQuery['stats']['sales'];

/**
 * The months of a year as comma-separated values (RFC 4180): names in the first line, amounts as plain decimals, so
 * that every spreadsheet takes them for numbers.
 */
export function salesCsv({ months, collected }: Pick<YearlySales, 'months' | 'collected'>): string {
  const head = ['Month', 'Subscription Count', `Collected (${collected.currency.toUpperCase()})`];
  const rows = months.map((sales) => [monthName(sales.month), sales.count, decimalAmount(sales.collected)]);
  return [head, ...rows].map((row) => `${row.join()}\r\n`).join('');
}

/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

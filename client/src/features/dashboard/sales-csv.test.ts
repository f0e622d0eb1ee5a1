import { expect, it } from 'vitest';
import { sampleSales } from '#client/testing/admin-samples.ts';
import { salesCsv } from './sales-csv.ts';

it('writes the twelve months as plain numbers below a header', () => {
  const lines = salesCsv(sampleSales(2026, [1, 0, 12])).split('\r\n');
  expect(lines).toHaveLength(14);
  expect(lines.slice(0, 4)).toEqual([
    'Month,Subscription Count,Collected (USD)',
    'Jan,1,499.00',
    'Feb,0,0.00',
    'Mar,12,5988.00',
  ]);
  expect(lines.slice(-2)).toEqual(['Dec,0,0.00', '']);
});

it('has a column for each currency', () => {
  const sales = sampleSales(2026, [1, 2]);
  const eur = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'eur' });
  const months = sales.months.map((month) => ({
    ...month,
    collectedByCurrency:
      month.month === 2 ? [eur(50_000), ...month.collectedByCurrency] : month.collectedByCurrency,
  }));
  const collectedByCurrency = [eur(50_000), ...sales.collectedByCurrency];
  const lines = salesCsv({ months, collectedByCurrency }).split('\r\n');
  expect(lines.slice(0, 4)).toEqual([
    'Month,Subscription Count,Collected (EUR),Collected (USD)',
    'Jan,1,0.00,499.00',
    'Feb,2,500.00,998.00',
    'Mar,0,0.00,0.00',
  ]);
});

import { expect, it } from 'vitest';
import { sampleSales } from '#client/testing/admin-samples.ts';
import { salesCsv } from './sales-csv.ts';

it('writes the twelve months as plain numbers under a line of names', () => {
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

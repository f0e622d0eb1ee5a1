import { expect, it } from 'vitest';
import { toCsv } from '#shared/csv.ts';

it('quotes cells with commas, quotes and line breaks, and defuses formulas', () => {
  const rows = [
    ['What', 'Count'],
    ['A "knot", tied', 3],
    ['two\nlines', -1],
    ['=HYPERLINK("https://evil.example")', 0],
  ];
  expect(toCsv(rows)).toBe(
    [
      'What,Count',
      '"A ""knot"", tied",3',
      '"two\nlines",-1',
      `"'=HYPERLINK(""https://evil.example"")",0`,
      '',
    ].join('\r\n'),
  );
});

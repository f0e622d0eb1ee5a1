import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('quotes what holds commas, quotes and lines, and takes formulas their power', () => {
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

import { describe, expect, it } from 'vitest';
import { momentsOf, readDays } from './days.ts';

const days = (query: string) => readDays(new URLSearchParams(query));

describe('the days of a list', () => {
  it.each([
    ['from=2026-11-01&until=2026-11-30', { from: '2026-11-01', until: '2026-11-30' }],
    ['', { from: '', until: '' }],
    ['from=yesterday&until=2026-13-40', { from: '', until: '' }],
  ])('of ?%s are %j', (query, expected) => {
    expect(days(query)).toEqual(expected);
  });

  it('include the first and the last day', () => {
    const { from, until } = momentsOf({ from: '2026-02-28', until: '2026-02-28' });
    expect(new Date(from ?? '').getTime()).toBe(new Date(2026, 1, 28).getTime());
    expect(new Date(until ?? '').getTime()).toBe(new Date(2026, 2, 1).getTime());
    expect(momentsOf({ from: '', until: '' })).toEqual({ from: null, until: null });
  });
});

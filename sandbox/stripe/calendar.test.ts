// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import { nextPeriodEnd, periodEnd } from './calendar.ts';

const YEARLY = {
  interval: 'year',
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
} as const;

type Interval = 'day' | 'week' | 'month' | 'year';

function endOf(start: string, interval: Interval, count = 1): string {
  const seconds = periodEnd(Date.parse(start) / 1000, {
    interval,
    interval_count: count,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  });
  return new Date(seconds * 1000).toISOString();
}

describe('the end of a period', () => {
  it.each([
    ['2026-03-15T10:20:30Z', 'year', 1, '2027-03-15T10:20:30.000Z'],
    ['2028-02-29T00:00:00Z', 'year', 1, '2029-02-28T00:00:00.000Z'],
    ['2027-03-01T23:59:59Z', 'year', 1, '2028-03-01T23:59:59.000Z'],
    ['2026-01-31T12:00:00Z', 'month', 1, '2026-02-28T12:00:00.000Z'],
    ['2026-11-30T12:00:00Z', 'month', 3, '2027-02-28T12:00:00.000Z'],
    ['2026-12-30T00:00:00Z', 'week', 2, '2027-01-13T00:00:00.000Z'],
    ['2026-02-28T00:00:00Z', 'day', 1, '2026-03-01T00:00:00.000Z'],
  ] as const)('from %s by %s times %i is %s', (start, interval, count, end) => {
    expect(endOf(start, interval, count)).toBe(end);
  });
});

describe('the next period', () => {
  it.each([
    ['2028-02-29T08:00:00Z', '2029-02-28T08:00:00Z', '2030-02-28T08:00:00.000Z'],
    ['2028-02-29T08:00:00Z', '2031-02-28T08:00:00Z', '2032-02-29T08:00:00.000Z'],
    ['2026-11-21T10:00:00Z', '2027-11-21T10:00:00Z', '2028-11-21T10:00:00.000Z'],
    ['2027-03-01T00:00:00Z', '2028-03-01T00:00:00Z', '2029-03-01T00:00:00.000Z'],
  ])('of a subscription started at %s ends, from %s, at %s', (anchor, start, end) => {
    const seconds = nextPeriodEnd(Date.parse(anchor) / 1000, Date.parse(start) / 1000, YEARLY);

    expect(new Date(seconds * 1000).toISOString()).toBe(end);
  });
});

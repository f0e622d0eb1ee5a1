import { describe, expect, it } from 'vitest';
import { monthAfter, restOf } from './notice-period.ts';

describe('one month’s notice', () => {
  it.each([
    ['2027-03-15T10:00:00.000Z', '2027-04-15T10:00:00.000Z'],
    ['2027-01-31T23:59:59.000Z', '2027-02-28T23:59:59.000Z'],
    ['2028-01-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2028-03-29T12:00:00.000Z'],
    ['2027-12-31T23:30:00.000Z', '2028-01-31T23:30:00.000Z'],
    ['2027-05-31T00:30:00.000+02:00', '2027-06-30T22:30:00.000Z'],
  ])('from %s ends at %s, in UTC', (notice, end) => {
    expect(monthAfter(new Date(notice)).toISOString()).toBe(end);
  });

  const year = { start: new Date('2027-01-01T00:00:00Z'), end: new Date('2028-01-01T00:00:00Z') };
  const leapYear = { start: new Date('2028-01-01T00:00:00Z'), end: new Date('2029-01-01T00:00:00Z') };
  it.each([
    ['a year', year, '2027-07-02T12:00:00Z', 49_900, 24_950],
    ['a leap year', leapYear, '2028-07-02T00:00:00Z', 49_900, 24_950],
    ['a leap year, after its leap day', leapYear, '2028-03-01T00:00:00Z', 36_600, 30_600],
    ['a year, in the customer’s favour', year, '2027-12-31T23:59:59Z', 49_900, 1],
    ['a year that is over', year, '2028-01-01T00:00:00Z', 49_900, 0],
    ['a year of a free subscription', year, '2027-06-01T00:00:00Z', 0, 0],
  ])('refunds the rest of %s', (_what, period, endsAt, amount, rest) => {
    expect(restOf({ ...period, amount }, new Date(endsAt))).toBe(rest);
  });
});

import { describe, expect, it } from 'vitest';
import { dayFrom, endOfDay } from './days.ts';

describe('the value of a date field', () => {
  it('is the local day, a year later', () => {
    expect(dayFrom(new Date(2026, 0, 9, 23, 30), { years: 1 })).toBe('2027-01-09');
  });

  it('ends with the last second of the local day', () => {
    expect(endOfDay('2027-01-09')).toEqual(new Date(2027, 0, 9, 23, 59, 59));
  });

  it.each(['', '2027-13-01', 'tomorrow'])('is invalid when it is %j', (day) => {
    expect(endOfDay(day)).toBeNull();
  });
});

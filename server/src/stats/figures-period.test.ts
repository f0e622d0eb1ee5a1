import { expect, it } from 'vitest';
import { stepsOf } from './figures-period.ts';

const at = (time: string) => new Date(time);

it('a period of days ends with today, UTC, after an equally long one', () => {
  const days = stepsOf('DAYS_7', at('2026-03-03T23:59:59.999Z'));
  expect(days).toHaveLength(15);
  expect(days.slice(0, 2)).toEqual(['2026-02-18', '2026-02-19']);
  expect(days[7]).toBe('2026-02-25');
  expect(days.at(-1)).toBe('2026-03-04');
});

it.each([
  ['DAYS_30', '2025-09-28', '2025-10-28'],
  ['DAYS_90', '2025-05-31', '2025-08-29'],
] as const)('%s has a step for each day', (period, before, start) => {
  const days = stepsOf(period, at('2025-11-26T00:00:00Z'));
  expect([days[0], days[days.length >> 1], days.at(-1)]).toEqual([before, start, '2025-11-27']);
});

it('a period of months begins on the same day of the month, or on the last one of a shorter month', () => {
  expect(stepsOf('MONTHS_12', at('2024-03-30T12:00:00Z')).slice(11)).toEqual([
    '2023-02-28',
    '2023-03-31',
    '2023-04-30',
    '2023-05-31',
    '2023-06-30',
    '2023-07-31',
    '2023-08-31',
    '2023-09-30',
    '2023-10-31',
    '2023-11-30',
    '2023-12-31',
    '2024-01-31',
    '2024-02-29',
    '2024-03-31',
  ]);
});

it('the steps of months never overlap, on any day of four years', () => {
  for (let day = 0; day < 4 * 366; day += 1) {
    const steps = stepsOf('MONTHS_12', new Date(Date.UTC(2023, 0, 1 + day)));
    expect(steps).toHaveLength(25);
    expect(new Set(steps).size).toBe(25);
    expect(steps.toSorted()).toEqual(steps);
  }
});

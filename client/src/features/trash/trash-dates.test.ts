import { describe, expect, it } from 'vitest';
import { timeLeft, vanishesAt } from './trash-dates.ts';

const deletedAt = '2026-01-01T12:00:00.000Z';

it('items stay in the trash for thirty days', () => {
  expect(vanishesAt(deletedAt).toISOString()).toBe('2026-01-31T12:00:00.000Z');
});

describe('the time left', () => {
  it.each([
    ['2026-01-01T12:00:01Z', '29 days left'],
    ['2026-01-29T13:00:00Z', '1 day left'],
    ['2026-01-31T00:00:00Z', 'Less than a day left'],
    ['2026-02-05T00:00:00Z', 'Less than a day left'],
  ])('at %s is %s', (now, text) => {
    expect(timeLeft(deletedAt, new Date(now))).toBe(text);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProcessLimit } from './process-limit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const refusal = (seconds: number) =>
  expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfter: seconds }) as Error;

const LIMIT = { name: 'test', points: 10, seconds: 60 };

it('refuses a client that has spent its points, which come back evenly', () => {
  const limit = new ProcessLimit(LIMIT);
  limit.spend('one', 6);
  limit.spend('other', 10);
  expect(limit.leftOf('one')).toEqual({ ...LIMIT, remaining: 4, resetSeconds: 36 });
  limit.spend('one', 4);
  expect(() => limit.spend('one', 1)).toThrow(refusal(6));
  expect(() => limit.spend('one', 10)).toThrow(refusal(60));
  vi.advanceTimersByTime(6_000);
  limit.spend('one', 1);
  expect(() => limit.spend('one', 1)).toThrow(refusal(6));
  vi.advanceTimersByTime(60_000);
  expect(limit.leftOf('one')).toEqual({ ...LIMIT, remaining: 10, resetSeconds: 0 });
});

it('lets a client owe points, as many as the limit', () => {
  const limit = new ProcessLimit(LIMIT);
  limit.owe('one', 12);
  expect(limit.leftOf('one')).toEqual({ ...LIMIT, remaining: 0, resetSeconds: 72 });
  expect(() => limit.spend('one', 1)).toThrow(refusal(18));
  limit.owe('one', 1_000);
  vi.advanceTimersByTime(66_000);
  limit.spend('one', 1);
});

it('keeps the count when the clock is set back', () => {
  const limit = new ProcessLimit(LIMIT);
  limit.spend('one', 10);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(() => limit.spend('one', 1)).toThrow(refusal(6));
});

it('refuses a request for more points than the limit, and does not count it', () => {
  const limit = new ProcessLimit(LIMIT);
  expect(() => limit.spend('one', 11)).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }) as Error,
  );
  limit.spend('one', 10);
});

it('counts a limited number of clients', () => {
  const limit = new ProcessLimit({ ...LIMIT, points: 1 });
  for (let client = 0; client < 20_000; client += 1) limit.spend(`client ${client}`, 1);
  // The first is forgotten, the last is counted.
  limit.spend('client 0', 1);
  expect(() => limit.spend('client 19999', 1)).toThrow(refusal(60));
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProcessLimit } from './process-limit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const refusal = (seconds: number) =>
  expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfter: seconds }) as Error;

it('refuses a client that has spent its points until the period ends', () => {
  const limit = new ProcessLimit({ points: 10, seconds: 60 });
  limit.spend('one', 6);
  limit.spend('other', 10);
  vi.advanceTimersByTime(20_000);
  limit.spend('one', 4);
  expect(() => limit.spend('one', 1)).toThrow(refusal(40));
  vi.advanceTimersByTime(40_001);
  limit.spend('one', 10);
  expect(() => limit.spend('one', 1)).toThrow(refusal(60));
});

it('refuses a request for more points than the limit, and does not count it', () => {
  const limit = new ProcessLimit({ points: 10, seconds: 60 });
  expect(() => limit.spend('one', 11)).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }) as Error,
  );
  limit.spend('one', 10);
});

it('counts a limited number of clients', () => {
  const limit = new ProcessLimit({ points: 1, seconds: 60 });
  for (let client = 0; client < 20_000; client += 1) limit.spend(`client ${client}`, 1);
  // The first is forgotten, the last is counted.
  limit.spend('client 0', 1);
  expect(() => limit.spend('client 19999', 1)).toThrow(refusal(60));
});

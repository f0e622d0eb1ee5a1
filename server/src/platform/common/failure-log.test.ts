import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { FailureLog } from './failure-log.ts';
import { createLogger } from './logger.ts';

const log = new CapturedLog();
beforeEach(() => {
  log.clear();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('failures are logged when they begin, and then once a minute with their number', () => {
  const failures = new FailureLog(createLogger('warn', { destination: log }), 'no connection yet');
  const wrong = new Error('password authentication failed');
  for (let second = 0; second < 150; second++) {
    failures.failed(wrong);
    vi.advanceTimersByTime(1_000);
  }
  expect(log.entries().map((line) => line.failures)).toEqual([1, 60, 60]);
  failures.ended();
  failures.failed(wrong);
  expect(log.entries()).toHaveLength(4);
});

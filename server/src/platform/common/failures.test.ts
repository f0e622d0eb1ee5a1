import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { AppError } from './errors.ts';
import { recordFailure } from './failures.ts';
import { createLogger, type Incident } from './logger.ts';

const MINUTE_MS = 60_000;

const log = new CapturedLog();
let reported: Incident[];
let logger: ReturnType<typeof createLogger>;
beforeEach(() => {
  vi.useFakeTimers();
  log.clear();
  reported = [];
  const onIncident = (incident: Incident) => void reported.push(incident);
  logger = createLogger('info', { destination: log, onIncident });
});
afterEach(() => vi.useRealTimers());

const coded = (code: string) => Object.assign(new Error(code), { code });
const lines = () => log.entries().map(({ outage, failures, msg }) => ({ outage, failures, msg }));

it('an outage is logged as one incident and then as a count each minute, and ends after ten quiet minutes', () => {
  for (let request = 0; request < 76; request++) recordFailure(logger, coded('53100'));
  expect(reported).toHaveLength(1);
  expect(log.entries()).toHaveLength(1);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(lines().slice(1)).toEqual([
    { outage: 'full', failures: 75, msg: expect.stringContaining('no room') as string },
  ]);
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(lines().slice(2)).toEqual([{ outage: 'full', msg: expect.stringContaining('over') as string }]);
  recordFailure(logger, coded('53100'));
  expect(reported).toHaveLength(2);
});

it('two outages at once are two incidents', () => {
  for (const code of ['25006', '53100', '25006', 'ENOSPC']) recordFailure(logger, coded(code));
  expect(reported).toHaveLength(2);
});

it('a 503 error that was caused by a full disk is an outage', () => {
  recordFailure(logger, new AppError('SERVICE_UNAVAILABLE', 'no', { cause: coded('ENOSPC') }));
  expect(lines()).toMatchObject([{ outage: 'full' }]);
});

it('a client that disconnects raises no alarm', () => {
  recordFailure(logger, coded('ECONNRESET'));
  expect(log.entries()).toEqual([]);
});

it('each unexpected error is an incident', () => {
  recordFailure(logger, new Error('one'));
  recordFailure(logger, new Error('two'));
  expect(reported).toHaveLength(2);
});

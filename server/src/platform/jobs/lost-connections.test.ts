// @slow server/src/platform/jobs
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createPool } from '#server/platform/db/pool.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { eventually } from '#testing/eventually.ts';
import { CapturedLog } from '#testing/captured-log.ts';
import { acceptWrites, refuseWrites } from '#testing/refused-writes.ts';
import { startStallingProxy, type StallingProxy } from '#testing/stalling-proxy.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { defineJob, handleJob, LANES } from './job.ts';
import { startWorker } from './postgres-jobs.ts';

const SLOW = defineJob<Record<string, never>>('slow', 'payments');

let app: TestApp;
let proxy: StallingProxy;
beforeAll(async () => {
  // No other worker processes the queue.
  app = await startApp({ ROLE: 'web' });
  proxy = await startStallingProxy(() => app.config.databaseUrl ?? '');
});
afterAll(async () => {
  await proxy.close();
  await app.stop();
});

const log = new CapturedLog();

/** Starts a worker with one job that runs until `finish` is called. */
async function begin(end: () => Promise<void>) {
  const logger = createLogger('error', { destination: log });
  const databaseUrl = proxy.through(app.config.databaseUrl ?? '');
  const pool = createPool(databaseUrl, { max: LANES.length + 4 }, logger);
  const { promise: ending, resolve: finish } = Promise.withResolvers<void>();
  const run = vi.fn(() => ending.then(end));
  const { orm } = app.container;
  const worker = await startWorker({
    databaseUrl,
    pgPool: pool,
    orm,
    handlers: [handleJob(SLOW, run)],
    logger,
  });
  await app.sql("select graphile_worker.add_job('slow', '{}', max_attempts := 2)");
  await eventually(() => expect(run).toHaveBeenCalledTimes(1));
  const stop = async () => {
    await worker.stop();
    await pool.end();
  };
  return { run, finish, pool, stop };
}

/** Starts a worker whose job ends while the connection to the database is cut. */
async function cutOff(end: () => Promise<void>) {
  const { run, finish, pool, stop } = await begin(end);
  proxy.cut();
  await eventually(() => expect(pool.idleCount).toBe(0));
  const connect = vi.spyOn(pool, 'connect');
  finish();
  await eventually(() => expect(connect.mock.settledResults.map(({ type }) => type)).toContain('rejected'));
  return { run, stop };
}

/** Returns the remaining jobs and whether each is locked by a worker. */
const jobs = () =>
  app.sql<{ isLocked: boolean }>(
    `select locked_at is not null as "isLocked" from graphile_worker.jobs where task_identifier = 'slow'`,
  );

afterEach(async () => {
  proxy.resume();
  await app.sql('delete from graphile_worker._private_jobs');
});

it.each([
  ['done', () => Promise.resolve(), []],
  ['failed', () => Promise.reject(new Error('not now')), [{ isLocked: false }]],
])(
  'a job is saved as %s once the database is back, and the process keeps running',
  async (_what, end, left) => {
    const { run, stop } = await cutOff(end);
    proxy.resume();
    await eventually(async () => expect(await jobs()).toEqual(left));
    expect(run).toHaveBeenCalledTimes(1);
    await stop();
  },
);

it.each(['25006', '53100', '53200', '57P05', '08006', '26000', '42501', 'XX000'])(
  'the result of a job is saved when PostgreSQL accepts writes again after SQLSTATE %s',
  async (code) => {
    log.clear();
    const { run, finish, stop } = await begin(() => Promise.resolve());
    await refuseWrites(app, code);
    finish();
    const refusal = expect.objectContaining({ err: expect.objectContaining({ code }) as object }) as object;
    await eventually(() => expect(log.entries()).toContainEqual(refusal));
    await acceptWrites(app);
    await eventually(async () => expect(await jobs()).toEqual([]));
    expect(run).toHaveBeenCalledTimes(1);
    await stop();
  },
);

it('a worker stops while the database is down and leaves its job to other workers', async () => {
  const { stop } = await cutOff(() => Promise.resolve());
  await stop();
  expect(await jobs()).toEqual([{ isLocked: true }]);
});

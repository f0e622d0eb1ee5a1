import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createPool } from '#server/platform/db/pool.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { eventually } from '#testing/eventually.ts';
import { startStallingProxy, type StallingProxy } from '#testing/stalling-proxy.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { defineJob, handleJob, LANES } from './job.ts';
import { startWorker } from './postgres-jobs.ts';

const SLOW = defineJob<Record<string, never>>('slow', 'payments');

let app: TestApp;
let proxy: StallingProxy;
beforeAll(async () => {
  // Nobody else works off the queue.
  app = await startApp({ ROLE: 'web' });
  proxy = await startStallingProxy(() => app.config.databaseUrl ?? '');
});
afterAll(async () => {
  await proxy.close();
  await app.stop();
});

/** A worker with a job under way that nobody can hear the end of: the database is cut off. */
async function cutOff(end: () => Promise<void>) {
  const logger = createLogger('silent');
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
  proxy.cut();
  await eventually(() => expect(pool.idleCount).toBe(0));
  const connect = vi.spyOn(pool, 'connect');
  finish();
  await eventually(() => expect(connect.mock.settledResults.map(({ type }) => type)).toContain('rejected'));
  const stop = async () => {
    await worker.stop();
    await pool.end();
  };
  return { run, stop };
}

/** Whether each job that is left is being worked on. */
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
  ['to be tried again', () => Promise.reject(new Error('not now')), [{ isLocked: false }]],
])('says that a job is %s once the database is back, and the process goes on', async (_what, end, left) => {
  const { run, stop } = await cutOff(end);
  proxy.resume();
  await eventually(async () => expect(await jobs()).toEqual(left));
  expect(run).toHaveBeenCalledTimes(1);
  await stop();
});

it('stops while the database is away, and leaves the job to others', async () => {
  const { stop } = await cutOff(() => Promise.resolve());
  await stop();
  expect(await jobs()).toEqual([{ isLocked: true }]);
});

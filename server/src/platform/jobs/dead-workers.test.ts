// @slow server/src/platform/jobs
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { PostgresJobs } from './postgres-jobs.ts';
import { slowJob, type Begun } from './worker-process.test-helper.ts';

let app: TestApp;
let workers: Worker[];
beforeEach(async () => {
  app = await startApp({ ROLE: 'web' });
  workers = await Promise.all([startWorker(), startWorker(), startWorker()]);
});
afterEach(async () => {
  for (const { child } of workers) child.kill('SIGKILL');
  await Promise.all(workers.map(({ ended }) => ended));
  await app.stop();
});

interface Worker {
  child: ChildProcess;
  /** Names of the jobs that it started. */
  begun: string[];
  ended: Promise<unknown>;
}

/** Starts a process that processes the school's queue. */
async function startWorker(): Promise<Worker> {
  const entry = join(import.meta.dirname, 'worker-process.test-helper.ts');
  const child = fork(entry, [app.config.databaseUrl ?? ''], {
    execArgv: ['--import=reflect-metadata', '--import=tsx', '--disable-warning=ExperimentalWarning'],
    env: { PATH: process.env.PATH },
  });
  const begun: string[] = [];
  child.on('message', ({ name }: Begun) => begun.push(name));
  return { child, begun, ended: once(child, 'exit') };
}

async function add(name: string): Promise<void> {
  const em = app.container.orm.em.fork();
  await em.transactional((tx) => new PostgresJobs().add(tx, slowJob, { name }));
}

const runsOf = (name: string) => workers.filter(({ begun }) => begun.includes(name));

it("another worker takes the job of a killed worker, but not a living worker's job", async () => {
  await add('kept');
  await expect.poll(() => runsOf('kept').length).toBe(1);
  await add('orphaned');
  await expect.poll(() => runsOf('orphaned').length).toBe(1);

  const [doomed] = runsOf('orphaned');
  doomed?.child.kill('SIGKILL');
  await doomed?.ended;
  await expect.poll(() => runsOf('orphaned').length).toBe(2);

  // The search for dead workers saw the living one as well.
  expect(runsOf('kept')).toHaveLength(1);
  expect(doomed?.begun).toEqual(['orphaned']);
  for (const name of ['kept', 'orphaned']) {
    for (const { child } of workers) if (child.connected) child.send(name);
  }
  const left = () => app.sql(`select 1 from graphile_worker.jobs where task_identifier = 'slow'`);
  await expect.poll(left).toEqual([]);
  expect([...runsOf('kept'), ...runsOf('orphaned')]).toHaveLength(3);
});

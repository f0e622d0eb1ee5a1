import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { startStallingProxy } from '#testing/stalling-proxy.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { checkQueue } from './queue.check.ts';

let app: TestApp;
beforeAll(async () => {
  // No worker runs, so queued jobs stay unchanged.
  app = await startApp({ ROLE: 'web' });
});
beforeEach(() => app.sql('delete from graphile_worker._private_jobs'));
afterAll(() => app.stop());

/** Queues jobs of this kind in a state. */
async function queue(name: string, count: number, changes: string): Promise<void> {
  for (let time = 0; time < count; time++) await app.sql(`select graphile_worker.add_job($1, '{}')`, [name]);
  const task = `(select id from graphile_worker._private_tasks where identifier = $1)`;
  await app.sql(`update graphile_worker._private_jobs set ${changes} where task_id = ${task}`, [name]);
}

const check = () => checkQueue(app.config.databaseUrl);
const NO_WORKER = 'No process runs jobs: emails, payments and videos wait.';

/** The findings besides the missing worker. */
const texts = async () => (await check()).map(({ text }) => text).filter((text) => text !== NO_WORKER);

const RETRIED = `run_at = now() + interval '6 hours'`;

it('names the failing jobs of each lane with their last error', async () => {
  await queue('send-mail', 40, `attempts = 12, last_error = E'connect ECONNREFUSED\\nat a line', ${RETRIED}`);
  await queue('process-stripe-event', 20, `attempts = 10, last_error = 'Stripe does not answer', ${RETRIED}`);
  expect(await texts()).toEqual([
    expect.stringMatching(/^Payments: 20 jobs fail and are retried\. .* Stripe does not answer$/),
    expect.stringMatching(/^Emails: 40 jobs fail and are retried\. send-mail, .* connect ECONNREFUSED$/),
  ]);
});

it('names the jobs that are given up, and how to retry them', async () => {
  await queue('process-stripe-event', 1, `attempts = max_attempts, last_error = 'no'`);
  const found = (await check()).find(({ state }) => state === 'ATTENTION');
  expect(found?.text).toMatch(/^Payments: 1 job failed for days and is not retried\./);
  const [, statement = ''] = /: (select .*)/.exec(found?.remedy ?? '') ?? [];
  await app.sql(statement);
  expect(await texts()).toEqual([expect.stringMatching(/1 job fails and is retried/)]);
  expect(
    await app.sql('select 1 from graphile_worker.jobs where attempts = 0 and run_at <= now()'),
  ).toHaveLength(1);
});

it.each([
  ['send-mail', `run_at = now() - interval '1 hour'`, [/^Emails: .* waiting for 60 minutes/]],
  ['process-lecture', `run_at = now() - interval '1 hour'`, []],
  ['process-lecture', `run_at = now() - interval '7 hours'`, [/^Videos: .* waiting for 420 minutes/]],
  ['a-job-of-another-version', `run_at = now() - interval '1 hour'`, [/^Jobs of another version: /]],
])('reports %s that is due for a time (%s) by its lane', async (name, changes, expected) => {
  await queue(name, 1, changes);
  expect(await texts()).toEqual(expected.map((text) => expect.stringMatching(text) as unknown));
});

it('says nothing of a database that cannot be reached, or has no queue', async () => {
  expect(await checkQueue('postgresql://lectern@127.0.0.1:1/none')).toEqual([]);
  expect(await checkQueue((app.config.databaseUrl ?? '').replace(/\/[^/?]*(\?|$)/, '/postgres$1'))).toEqual(
    [],
  );
});

it('says nothing of a connection that is lost during the check', async () => {
  const databaseUrl = app.config.databaseUrl ?? '';
  const proxy = await startStallingProxy(() => databaseUrl);
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  try {
    await other.query('begin; lock table graphile_worker._private_jobs');
    const checked = checkQueue(proxy.through(databaseUrl));
    await eventually(async () => {
      const waiting = `select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like '%graphile_worker%'`;
      expect(await app.sql(waiting)).not.toEqual([]);
    });
    proxy.cut();
    expect(await checked).toEqual([]);
  } finally {
    await other.end();
    await proxy.close();
  }
});

it('reports a queue without workers as a fault, until a worker starts', async () => {
  expect(await check()).toMatchObject([{ part: 'Jobs', state: 'FAULT', text: NO_WORKER }]);
  await app.container.startWorker();
  await eventually(async () => expect(await check()).toMatchObject([{ state: 'WELL' }]));
});

import type { TestApp } from './start-app.ts';

/** Makes the jobs of the coming days due, and wakes the workers, which otherwise poll only every other second. */
export async function bringJobsForward(school: Pick<TestApp, 'sql'>, days = 10_000): Promise<void> {
  await school.sql(
    `select graphile_worker.reschedule_jobs(array(
       select id from graphile_worker.jobs where run_at > now() and run_at < now() + make_interval(days => $1)), run_at := now())`,
    [days],
  );
  await wakeWorkers(school);
}

/** Makes the workers poll the queue now. */
export async function wakeWorkers(school: Pick<TestApp, 'sql'>): Promise<void> {
  await school.sql(`select pg_notify('jobs:insert', '{"r":"0","count":1}')`);
}

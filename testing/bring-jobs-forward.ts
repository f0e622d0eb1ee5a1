import type { TestApp } from './start-app.ts';

/** Makes waiting jobs due, and wakes the workers, which otherwise poll only every other second. */
export async function bringJobsForward(school: Pick<TestApp, 'sql'>): Promise<void> {
  await school.sql(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where run_at > now()), run_at := now())`,
  );
  await wakeWorkers(school);
}

/** Makes the workers poll the queue now. */
export async function wakeWorkers(school: Pick<TestApp, 'sql'>): Promise<void> {
  await school.sql(`select pg_notify('jobs:insert', '{"r":"0","count":1}')`);
}

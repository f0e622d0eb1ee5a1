import type { TestApp } from './start-app.ts';

/** Makes the jobs due that wait for their time, and wakes who processes them: else they look only every other second. */
export async function bringJobsForward(school: Pick<TestApp, 'sql'>): Promise<void> {
  await school.sql(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where run_at > now()), run_at := now())`,
  );
  await wakeWorkers(school);
}

/** Has those who process the queue look at it now. */
export async function wakeWorkers(school: Pick<TestApp, 'sql'>): Promise<void> {
  await school.sql(`select pg_notify('jobs:insert', '{"r":"0","count":1}')`);
}

import type { JobRun } from '#server/platform/jobs/job.ts';

/** The first attempt of a job, without cancellation. */
export const firstRun = (): JobRun => ({ id: '1-0', attempt: 1, signal: new AbortController().signal });

import type { JobRun } from '#server/platform/jobs/job.ts';

/** A job's first try, which nobody stops. */
export const firstRun = (): JobRun => ({ attempt: 1, signal: new AbortController().signal });

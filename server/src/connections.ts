import { LANES } from './platform/jobs/job.ts';
import { JOBS_AT_A_TIME } from './platform/jobs/postgres-jobs.ts';

/** For jobs, separate from requests: one for each job, and two spare ones for jobs that need a second connection. */
export const WORK_CONNECTIONS = JOBS_AT_A_TIME + 2;
/** For the queue itself. Each lane keeps one to be notified of new jobs. */
export const BACKGROUND_CONNECTIONS = LANES.length + 2;
/** For rate limits, which requests wait for, and locks of uploads, which keep one. */
export const THROTTLE_CONNECTIONS = 4;
/** Connections that wait: for named locks, for the locks of the queue's workers, and for notifications. */
const WAITING_CONNECTIONS = 3;

/** Maximum number of PostgreSQL connections of a process besides those for requests. */
export const OTHER_CONNECTIONS =
  WORK_CONNECTIONS + BACKGROUND_CONNECTIONS + THROTTLE_CONNECTIONS + WAITING_CONNECTIONS;

/** The connection that each running process has once, that of `Notifications`. Earlier versions have one of this name too. */
export const NOTIFICATIONS_CONNECTION = 'school';

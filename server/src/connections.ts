import { LANES } from './platform/jobs/job.ts';
import { JOBS_AT_A_TIME } from './platform/jobs/postgres-jobs.ts';

/** For the work of jobs, beside those of requests: one each, and some for who needs a second. */
export const WORK_CONNECTIONS = JOBS_AT_A_TIME + 2;
/** For the queue itself, whose lanes keep one each to hear of new jobs. */
export const BACKGROUND_CONNECTIONS = LANES.length + 2;
/** For throttles, which requests wait for, and locks of uploads, which keep one. */
export const THROTTLE_CONNECTIONS = 4;
/**
 * On which a process waits for news: locks of a name, those of its queue, lectures, answers that hold no more, and the settings of
 * the school.
 */
const WAITING_CONNECTIONS = 5;

/** All connections that a process may have to PostgreSQL, beside those for requests. */
export const OTHER_CONNECTIONS =
  WORK_CONNECTIONS + BACKGROUND_CONNECTIONS + THROTTLE_CONNECTIONS + WAITING_CONNECTIONS;

import type { Jobs } from './job.ts';

const refuse = () => Promise.reject(new Error('nothing is queued'));

/** A queue for work that must queue nothing. */
export const noJobs: Jobs = { add: refuse, addAll: refuse, putBehind: refuse };

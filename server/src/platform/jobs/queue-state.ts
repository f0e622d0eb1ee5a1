import type pg from 'pg';
import { laneOf, type Lane } from './job.ts';
import { LOCK_SPACE } from './worker-locks.ts';

/** The states of a job: due, due later, running, waiting for a retry, and out of retries. */
export const JOB_STATES = ['waiting', 'scheduled', 'active', 'failed', 'given_up'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A lane of the queue. Jobs of another version are in the lane `unknown`. */
export type LaneName = Lane | 'unknown';

const STATE = `case
    when locked_at is not null then 'active'
    when attempts >= max_attempts then 'given_up'
    when last_error is not null then 'failed'
    when run_at > now() then 'scheduled'
    else 'waiting'
  end`;

const COUNTS = `select task_identifier as name, ${STATE} as state, count(*)::int as count
  from graphile_worker.jobs group by 1, 2`;

const WAITS = `select task_identifier as name, extract(epoch from now() - min(run_at))::float8 as seconds
  from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at <= now() group by 1`;

const FAILURES = `select distinct on (task_identifier, state) task_identifier as name, state,
    split_part(last_error, E'\\n', 1) as error, min(created_at) over (partition by task_identifier, state) as since
  from (select *, ${STATE} as state from graphile_worker.jobs where last_error is not null) as jobs
  where state in ('failed', 'given_up') order by task_identifier, state, updated_at desc`;

/** Each process with workers holds a lock for each of its lanes, even while it has nothing to do. */
const WORKERS = `select count(*)::int as count from pg_locks where locktype = 'advisory' and granted
  and classid = ${LOCK_SPACE} and database = (select oid from pg_database where datname = current_database())`;

type Client = Pick<pg.ClientBase, 'query'>;

/** The number of jobs of a lane in a state. */
export interface JobCount {
  lane: LaneName;
  state: JobState;
  count: number;
}

/** Counts the jobs of the school by lane and state, whichever process runs them. A lane may have several rows of a state. */
export async function countJobs(client: Client): Promise<JobCount[]> {
  const { rows } = await client.query<{ name: string; state: JobState; count: number }>(COUNTS);
  return rows.map(({ name, ...row }) => ({ lane: laneOf(name), ...row }));
}

/** Returns how long the oldest due job of each lane has been waiting to start, in seconds. Lanes without due jobs are left out. */
export async function waitsOf(client: Client): Promise<Map<LaneName, number>> {
  const { rows } = await client.query<{ name: string; seconds: number }>(WAITS);
  const longest = new Map<LaneName, number>();
  for (const { name, seconds } of rows) {
    longest.set(laneOf(name), Math.max(longest.get(laneOf(name)) ?? 0, seconds));
  }
  return longest;
}

/** The newest failure of a kind of job. */
export interface JobFailure {
  lane: LaneName;
  name: string;
  state: 'failed' | 'given_up';
  /** First line of the error. */
  error: string;
  /** When the oldest of these jobs was queued. */
  since: Date;
}

/** Returns the newest failure of each kind of job that waits for a retry or is out of retries. */
export async function failuresOf(client: Client): Promise<JobFailure[]> {
  const { rows } = await client.query<Omit<JobFailure, 'lane'>>(FAILURES);
  return rows.map((row) => ({ lane: laneOf(row.name), ...row }));
}

/** Counts the worker pools of all processes that are alive: one for each lane of a process. */
export async function countWorkers(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(WORKERS);
  return rows[0]?.count ?? 0;
}

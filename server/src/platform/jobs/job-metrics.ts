import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Logger } from '#server/platform/common/logger.ts';
import { LANES, type JobHandler, type Lane } from './job.ts';

/** The states of a job: due, due later, running, waiting for a retry, and out of retries. */
const STATES = ['waiting', 'scheduled', 'active', 'failed', 'given_up'] as const;

const COUNTS = `select task_identifier as name,
    case
      when locked_at is not null then 'active'
      when attempts >= max_attempts then 'given_up'
      when last_error is not null then 'failed'
      when run_at > now() then 'scheduled'
      else 'waiting'
    end as state,
    count(*)::int as count
  from graphile_worker.jobs group by 1, 2`;

interface Count {
  name: string;
  state: (typeof STATES)[number];
  count: number;
}

const WAITS = `select task_identifier as name, extract(epoch from now() - min(run_at))::float8 as seconds
  from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at <= now() group by 1`;

interface Wait {
  name: string;
  seconds: number;
}

interface Options {
  pool: pg.Pool;
  handlers: JobHandler[];
  logger: Logger;
}

/** Registers gauges for all jobs of the school by lane and state, and for their waiting time, whichever process runs them. */
export function measureJobs(metrics: Registry, { pool, handlers, logger }: Options): void {
  const lanes = new Map<string, Lane>(handlers.map(({ name, lane }) => [name, lane]));
  const laneOf = (name: string): string => lanes.get(name) ?? 'unknown';
  const ask = async <Row extends pg.QueryResultRow>(statement: string): Promise<Row[] | null> => {
    try {
      return (await pool.query<Row>(statement)).rows;
    } catch (error) {
      // The other metrics matter most while the database is down.
      logger.warn({ err: error }, 'could not count the jobs');
      return null;
    }
  };
  new Gauge({
    name: 'lectern_jobs',
    help: `Jobs in the queue, by lane and state (${STATES.join(', ')})`,
    labelNames: ['lane', 'state'],
    registers: [metrics],
    async collect() {
      this.reset();
      const counts = await ask<Count>(COUNTS);
      if (!counts) return;
      for (const lane of LANES) for (const state of STATES) this.set({ lane, state }, 0);
      for (const { name, state, count } of counts) this.inc({ lane: laneOf(name), state }, count);
    },
  });
  new Gauge({
    name: 'lectern_jobs_wait_seconds',
    help: 'How long the oldest due job has been waiting to start, by lane',
    labelNames: ['lane'],
    registers: [metrics],
    async collect() {
      this.reset();
      const waits = await ask<Wait>(WAITS);
      if (!waits) return;
      const longest = new Map<string, number>(LANES.map((lane) => [lane, 0]));
      for (const { name, seconds } of waits) {
        longest.set(laneOf(name), Math.max(longest.get(laneOf(name)) ?? 0, seconds));
      }
      for (const [lane, seconds] of longest) this.set({ lane }, seconds);
    },
  });
}

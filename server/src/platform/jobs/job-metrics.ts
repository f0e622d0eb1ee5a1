import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Logger } from '#server/platform/common/logger.ts';
import { LANES, type JobHandler, type Lane } from './job.ts';

/** What a job can be at: due and not begun, for later, under way, to be tried again, and given up. */
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

interface Options {
  pool: pg.Pool;
  handlers: JobHandler[];
  logger: Logger;
}

/** Tells of the jobs of the whole school by lane and state, whichever process works them off. */
export function measureJobs(metrics: Registry, { pool, handlers, logger }: Options): void {
  const lanes = new Map<string, Lane>(handlers.map(({ name, lane }) => [name, lane]));
  new Gauge({
    name: 'lectern_jobs',
    help: `Jobs in the queue, by lane and state (${STATES.join(', ')})`,
    labelNames: ['lane', 'state'],
    registers: [metrics],
    async collect() {
      this.reset();
      try {
        const { rows } = await pool.query<Count>(COUNTS);
        for (const lane of LANES) for (const state of STATES) this.set({ lane, state }, 0);
        for (const { name, state, count } of rows)
          this.inc({ lane: lanes.get(name) ?? 'unknown', state }, count);
      } catch (error) {
        // The other figures are wanted most while the database is down.
        logger.warn({ err: error }, 'could not count the jobs');
      }
    },
  });
}

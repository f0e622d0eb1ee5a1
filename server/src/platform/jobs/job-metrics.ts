import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Logger } from '#server/platform/common/logger.ts';
import { LANES } from './job.ts';
import { countJobs, countWorkers, JOB_STATES, waitsOf, type LaneName } from './queue-state.ts';

interface Options {
  pool: pg.Pool;
  logger: Logger;
}

/** Registers gauges for all jobs of the school by lane and state, their waiting time and the workers, whichever process runs them. */
export function measureJobs(metrics: Registry, { pool, logger }: Options): void {
  const ask = async <Answer>(read: (client: pg.Pool) => Promise<Answer>): Promise<Answer | null> => {
    try {
      return await read(pool);
    } catch (error) {
      // The other metrics matter most while the database is down.
      logger.warn({ err: error }, 'could not count the jobs');
      return null;
    }
  };
  new Gauge({
    name: 'lectern_jobs',
    help: `Jobs in the queue, by lane and state (${JOB_STATES.join(', ')})`,
    labelNames: ['lane', 'state'],
    registers: [metrics],
    async collect() {
      this.reset();
      const counts = await ask(countJobs);
      if (!counts) return;
      for (const lane of LANES) for (const state of JOB_STATES) this.set({ lane, state }, 0);
      for (const { lane, state, count } of counts) this.inc({ lane, state }, count);
    },
  });
  new Gauge({
    name: 'lectern_jobs_wait_seconds',
    help: 'How long the oldest due job has been waiting to start, by lane',
    labelNames: ['lane'],
    registers: [metrics],
    async collect() {
      this.reset();
      const waits = await ask(waitsOf);
      if (!waits) return;
      for (const lane of new Set<LaneName>([...LANES, ...waits.keys()]))
        this.set({ lane }, waits.get(lane) ?? 0);
    },
  });
  new Gauge({
    name: 'lectern_workers',
    help: 'Workers of all processes that are alive, one for each lane of a process',
    registers: [metrics],
    async collect() {
      this.reset();
      const count = await ask(countWorkers);
      if (count !== null) this.set(count);
    },
  });
}

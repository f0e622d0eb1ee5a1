import { RequestContext, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import {
  Logger as GraphileLogger,
  run,
  runMigrations,
  type JobHelpers,
  type Runner,
  type RunnerOptions,
} from 'graphile-worker';
import type pg from 'pg';
import { recordFailure } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { PATIENCE, patiently } from '#server/platform/db/migrate.ts';
import { placesFor } from '#server/platform/db/places.ts';
import { createPool } from '#server/platform/db/pool.ts';
import type { Traces } from '#server/platform/tracing/traces.ts';
import {
  LANES,
  type Job,
  type JobHandler,
  type JobQueue,
  type JobRun,
  type JobTiming,
  type Lane,
} from './job.ts';
import { untilReached } from './until-reached.ts';
import { WorkerLocks } from './worker-locks.ts';

/** A job queue in PostgreSQL, based on graphile-worker. Failed jobs are retried with growing delays for about four days. */
export class PostgresJobs implements JobQueue {
  async add<Payload extends object>(
    em: EntityManager,
    job: Job<Payload>,
    payload: Payload,
    { delaySeconds = 0 }: JobTiming = {},
  ): Promise<void> {
    await em.getConnection().execute(
      `select from graphile_worker.add_job(?, payload := ?::json, priority := ?,
           run_at := now() + make_interval(secs => ?))`,
      [job.name, JSON.stringify(payload), job.priority ?? 0, delaySeconds],
      'run',
      em.getTransactionContext(),
    );
  }

  async addAll<Payload extends object>(
    em: EntityManager,
    job: Job<Payload>,
    payloads: readonly Payload[],
  ): Promise<void> {
    await em.getConnection().execute(
      `select from graphile_worker.add_jobs(array(
         select row(?, value, null, null, null, null, ?, null)::graphile_worker.job_spec
           from json_array_elements(?::json)))`,
      [job.name, job.priority ?? 0, JSON.stringify(payloads)],
      'run',
      em.getTransactionContext(),
    );
  }

  async retryNow(
    em: EntityManager,
    names: readonly string[],
    limit = Number.MAX_SAFE_INTEGER,
  ): Promise<number> {
    const rows = await em.execute<unknown[]>(
      `with failed as (select id, attempts from graphile_worker.jobs
           where task_identifier in (${placesFor(names)}) and locked_at is null
             and attempts > 0 and attempts < max_attempts and run_at > now()
           order by updated_at limit ?),
         kinds as (select attempts, array_agg(id) as ids from failed group by attempts)
       select 1 from kinds, lateral graphile_worker.reschedule_jobs(ids, run_at := now(), attempts := kinds.attempts - 1)`,
      [...names, limit],
    );
    return rows.length;
  }

  async putOldestFirst(em: EntityManager, names: readonly string[], priority: number): Promise<void> {
    await em.execute(
      `select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
         where task_identifier in (${placesFor(names)}) and locked_at is null
           and attempts < max_attempts and run_at <= now() and priority > ?
         order by run_at limit 1), priority := ?)`,
      [...names, priority, priority],
      'run',
    );
  }
}

/** Creates or updates the queue's tables. Throws an Error with a message for the operator if that is not possible. */
export async function migrateJobs(databaseUrl: string, logger: Logger, patience = PATIENCE): Promise<void> {
  const pgPool = createPool(databaseUrl, { max: 1, session: { lock_timeout: patience.lockMs } }, logger);
  try {
    await patiently(() => runMigrations({ pgPool, logger: forward(logger) }), logger, patience);
  } finally {
    await pgPool.end();
  }
}

interface WorkerOptions {
  databaseUrl: string;
  pgPool: pg.Pool;
  orm: MikroORM;
  handlers: JobHandler[];
  logger: Logger;
  traces?: Traces | undefined;
}

/** Processes the queue in this process. */
export interface QueueWorker {
  /** Waits for running jobs. Video jobs are aborted and run again later. */
  stop(): Promise<void>;
}

interface LaneOptions extends Pick<RunnerOptions, 'gracefulShutdownAbortTimeout'> {
  concurrency: number;
}

/** Number of concurrent jobs per lane and process. */
const WORKERS: Readonly<Record<Lane, LaneOptions>> = {
  mail: { concurrency: 2 },
  payments: { concurrency: 3 },
  // Video jobs may take hours and use every core.
  video: { concurrency: 1, gracefulShutdownAbortTimeout: 0 },
  housekeeping: { concurrency: 2 },
};

/** Maximum number of concurrent jobs in a process. */
export const JOBS_AT_A_TIME = LANES.reduce((sum, lane) => sum + WORKERS[lane].concurrency, 0);

/** Starts to process the queue in this process. */
export async function startWorker(options: WorkerOptions): Promise<QueueWorker> {
  const { databaseUrl, logger } = options;
  const locks = new WorkerLocks({ databaseUrl, logger });
  const stopping = new AbortController();
  const plugins = [lockedFirst(locks), untilReached(stopping.signal, logger)];
  const runners = await Promise.all(LANES.map((lane) => runLane(options, plugins, lane)));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(runners.map((runner) => runner.stop()));
      await locks.close();
    },
  };
}

function runLane(options: WorkerOptions, plugins: GraphileConfig.Plugin[], lane: Lane): Promise<Runner> {
  const { pgPool, orm, logger, traces } = options;
  const handlers = options.handlers.filter((handler) => handler.lane === lane);
  return run({
    pgPool,
    logger: forward(logger),
    noHandleSignals: true,
    ...WORKERS[lane],
    preset: { plugins },
    taskList: Object.fromEntries(
      handlers.map((handler) => [
        handler.name,
        (payload: unknown, { job, abortSignal }: JobHelpers) =>
          RequestContext.create(
            orm.em,
            () => {
              const run = { attempt: job.attempts, signal: abortSignal };
              const isLast = job.attempts >= job.max_attempts;
              const work = () => tellingFaults(logger, handler, payload, { ...run, isLast });
              return traces ? traces.job(handler.name, job.attempts, work) : work();
            },
            // In the log, distinguishes statements of jobs from those of requests.
            { loggerContext: { label: handler.name } },
          ),
      ]),
    ),
    crontab: handlers.flatMap(({ name, schedule }) => (schedule ? [`${schedule} ${name}`] : [])).join('\n'),
  });
}

/**
 * Runs a job and records an unexpected error as an incident, and an error that puts the job off as a warning unless
 * this is the last attempt. Rethrows it so that the job is retried.
 */
async function tellingFaults(
  logger: Logger,
  handler: JobHandler,
  payload: unknown,
  { isLast, ...run }: JobRun & { isLast: boolean },
): Promise<void> {
  try {
    await handler.run(payload, run);
  } catch (error) {
    const context = { job: handler.name, attempt: run.attempt };
    const isPutOff = !isLast && handler.isPutOff?.(error) === true;
    // An aborted job runs again.
    if (isPutOff) logger.warn({ err: error, ...context }, 'a job is put off');
    else if (!run.signal.aborted) recordFailure(logger, error, context);
    throw error;
  }
}

/** Locks each worker pool before it takes its first job. */
function lockedFirst(locks: WorkerLocks): GraphileConfig.Plugin {
  return {
    name: 'LecternWorkerLocks',
    version: '1.0.0',
    worker: { hooks: { startWorker: (_context, { worker }) => locks.hold(worker.workerPool.id) } },
  };
}

function forward(logger: Logger): GraphileLogger {
  return new GraphileLogger((scope) => (level, message) => {
    const method = level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug';
    logger[method]({ job: scope.taskIdentifier, jobId: scope.jobId }, message);
  });
}

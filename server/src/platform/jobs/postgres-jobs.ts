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
import type { Logger } from '#server/platform/common/logger.ts';
import type { Job, JobHandler, Jobs, JobTiming } from './job.ts';
import { WorkerLocks } from './worker-locks.ts';

/** A queue in PostgreSQL, by graphile-worker: tried again with growing pauses for about four days. */
export class PostgresJobs implements Jobs {
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
}

/** Makes or updates the queue's own tables. */
export async function migrateJobs(pgPool: pg.Pool, logger: Logger): Promise<void> {
  await runMigrations({ pgPool, logger: forward(logger) });
}

interface WorkerOptions {
  databaseUrl: string;
  pgPool: pg.Pool;
  orm: MikroORM;
  handlers: JobHandler[];
  logger: Logger;
}

/** Works off the queue in this process. */
export interface QueueWorker {
  /** Lets running jobs finish; heavy ones are aborted, and done again later. */
  stop(): Promise<void>;
}

/** How many light jobs run at a time. Heavy ones have a place of their own, so that no mail waits for a video. */
const CONCURRENCY = 4;

/** Starts to process the queue in this process. */
export async function startWorker(options: WorkerOptions): Promise<QueueWorker> {
  const { handlers, databaseUrl, logger } = options;
  const locks = new WorkerLocks({ databaseUrl, logger });
  const light = await runHandlers(options, locks, {
    handlers: handlers.filter(({ isHeavy }) => !isHeavy),
    concurrency: CONCURRENCY,
  });
  const heavy = await runHandlers(options, locks, {
    handlers: handlers.filter(({ isHeavy }) => isHeavy),
    concurrency: 1,
    gracefulShutdownAbortTimeout: 0,
  });
  return {
    async stop() {
      await Promise.all([light.stop(), heavy.stop()]);
      await locks.close();
    },
  };
}

type Lane = Pick<WorkerOptions, 'handlers'> &
  Pick<RunnerOptions, 'concurrency' | 'gracefulShutdownAbortTimeout'>;

function runHandlers(
  { pgPool, orm, logger }: WorkerOptions,
  locks: WorkerLocks,
  { handlers, ...lane }: Lane,
): Promise<Runner> {
  return run({
    pgPool,
    logger: forward(logger),
    noHandleSignals: true,
    ...lane,
    preset: { plugins: [lockedFirst(locks)] },
    taskList: Object.fromEntries(
      handlers.map((handler) => [
        handler.name,
        (payload: unknown, { job, abortSignal }: JobHelpers) =>
          RequestContext.create(
            orm.em,
            () => handler.run(payload, { attempt: job.attempts, signal: abortSignal }),
            // In the log, tells the statements of a job from those of requests.
            { loggerContext: { label: handler.name } },
          ),
      ]),
    ),
    crontab: handlers.flatMap(({ name, schedule }) => (schedule ? [`${schedule} ${name}`] : [])).join('\n'),
  });
}

/** Takes no job before it is known which worker has it. */
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

import { RequestContext, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import { Logger as GraphileLogger, run, runMigrations, type Runner } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '#server/common/logger.ts';
import type { Job, JobHandler, Jobs, JobTiming } from './job.ts';

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
  pgPool: pg.Pool;
  orm: MikroORM;
  handlers: JobHandler[];
  logger: Logger;
}

/** Starts to work off the queue in this process. `stop` lets running jobs finish. */
export async function startWorker({ pgPool, orm, handlers, logger }: WorkerOptions): Promise<Runner> {
  return run({
    pgPool,
    logger: forward(logger),
    concurrency: 4,
    noHandleSignals: true,
    taskList: Object.fromEntries(
      handlers.map((handler) => [
        handler.name,
        (payload: unknown) =>
          RequestContext.create(orm.em, () => handler.run(payload), {
            // In the log, tells the statements of a job from those of requests.
            loggerContext: { label: handler.name },
          }),
      ]),
    ),
    crontab: handlers.flatMap(({ name, schedule }) => (schedule ? [`${schedule} ${name}`] : [])).join('\n'),
  });
}

function forward(logger: Logger): GraphileLogger {
  return new GraphileLogger((scope) => (level, message) => {
    const method = level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug';
    logger[method]({ job: scope.taskIdentifier, jobId: scope.jobId }, message);
  });
}

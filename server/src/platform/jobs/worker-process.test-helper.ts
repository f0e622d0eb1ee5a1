import { once } from 'node:events';
import { createLogger } from '#server/platform/common/logger.ts';
import { features } from '#server/compose.ts';
import { createOrm } from '#server/platform/db/orm.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { defineJob, handleJob, LANES } from './job.ts';
import { startWorker } from './postgres-jobs.ts';

/** A job that runs until the test ends it. */
export const slowJob = defineJob<{ name: string }>('slow', 'video');

/** Message of the process: the job that it started. */
export interface Begun {
  name: string;
}

/** Processes the queue of a database in a child process until it is killed. */
async function work(databaseUrl: string): Promise<void> {
  const logger = createLogger('silent');
  await startWorker({
    databaseUrl,
    pgPool: createPool(databaseUrl, { max: LANES.length + 2 }, logger),
    orm: createOrm({
      entities: features.entities,
      url: databaseUrl,
      connections: { requests: 1, background: 2 },
      logger,
    }).orm,
    logger,
    handlers: [
      handleJob(slowJob, async ({ name }) => {
        process.send?.({ name } satisfies Begun);
        for (;;) {
          const [finished] = (await once(process, 'message')) as [string];
          if (finished === name) return;
        }
      }),
    ],
  });
}

const [, , databaseUrl] = process.argv;
if (process.send && databaseUrl) await work(databaseUrl);

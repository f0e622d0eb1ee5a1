import { once } from 'node:events';
import { createLogger } from '#server/platform/common/logger.ts';
import { features } from '#server/compose.ts';
import { createOrm } from '#server/platform/db/orm.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { defineJob, handleJob, LANES } from './job.ts';
import { startWorker } from './postgres-jobs.ts';

/** A job that ends when the test says so. */
export const slowJob = defineJob<{ name: string }>('slow', 'video');

/** What the process tells: which job it has begun. */
export interface Begun {
  name: string;
}

/** A process of its own that processes the queue of the database in DATABASE_URL, until it is killed. */
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

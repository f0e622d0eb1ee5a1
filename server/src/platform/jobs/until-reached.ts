import { setTimeout as delay } from 'node:timers/promises';
import type { EnhancedWithPgClient, WithPgClient } from 'graphile-worker';
import type { PoolClient } from 'pg';
import { isDatabaseDown } from '#server/platform/common/safe-error.ts';

const RETRY_MS = 1_000;

/** Of a queue of which nothing is asked any more. */
const nothing = { query: () => Promise.resolve({ rows: [], rowCount: 0 }) };

/**
 * Tells the queue what became of a job as soon as the database is there again. By itself the library tries again after errors of a few
 * codes, which a lost connection does not have, and awaits it nowhere: the error would end the process.
 */
export function untilReached(stopping: AbortSignal): GraphileConfig.Plugin {
  const known = new WeakSet<WithPgClient>();
  return {
    name: 'LecternUntilReached',
    version: '1.0.0',
    worker: {
      hooks: {
        startWorker(_context, { withPgClient }) {
          // All workers of a lane are given the same.
          if (known.has(withPgClient)) return;
          known.add(withPgClient);
          const client = withPgClient as EnhancedWithPgClient;
          client.withRetries = retrying(client.withRetries, stopping);
        },
      },
    },
  };
}

function retrying(ask: WithPgClient, stopping: AbortSignal): WithPgClient {
  return async (work) => {
    for (;;) {
      try {
        return await ask(work);
      } catch (error) {
        if (!isDatabaseDown(error)) throw error;
        if (stopping.aborted) return work(nothing as unknown as PoolClient);
        await delay(RETRY_MS, undefined, { signal: stopping }).catch(() => undefined);
      }
    }
  };
}

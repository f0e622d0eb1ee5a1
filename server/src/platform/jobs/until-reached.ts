import { setTimeout as delay } from 'node:timers/promises';
import type { EnhancedWithPgClient, WithPgClient } from 'graphile-worker';
import type { PoolClient } from 'pg';
import { recordFailure } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { outageOf } from '#server/platform/common/outage.ts';

/** Delay between retries while the database is unreachable or refuses writes. */
const RETRY_MS = 1_000;
/** After any other error, the delay doubles up to this limit, because each failure is recorded as an incident. */
const LONGEST_RETRY_MS = 30_000;

/** Replaces the database client while the queue is stopping. */
const nothing = { query: () => Promise.resolve({ rows: [], rowCount: 0 }) };

/**
 * Saves the result of a job as soon as the database accepts it. The library retries after a few error codes only and
 * does not await these calls, so any other error would end the process.
 */
export function untilReached(stopping: AbortSignal, logger: Logger): GraphileConfig.Plugin {
  const known = new WeakSet<WithPgClient>();
  return {
    name: 'LecternUntilReached',
    version: '1.0.0',
    worker: {
      hooks: {
        startWorker(_context, { withPgClient }) {
          // All workers of a lane share one client.
          if (known.has(withPgClient)) return;
          known.add(withPgClient);
          const client = withPgClient as EnhancedWithPgClient;
          client.withRetries = retrying(client.withRetries, stopping, logger);
        },
      },
    },
  };
}

function retrying(ask: WithPgClient, stopping: AbortSignal, logger: Logger): WithPgClient {
  return async (work) => {
    for (let faults = 0; ;) {
      try {
        return await ask(work);
      } catch (error) {
        if (stopping.aborted) return work(nothing as unknown as PoolClient);
        recordFailure(logger, error, { queue: 'the result of a job could not be saved' });
        const pause = outageOf(error) ? RETRY_MS : Math.min(RETRY_MS * 2 ** faults++, LONGEST_RETRY_MS);
        await delay(pause, undefined, { signal: stopping }).catch(() => undefined);
      }
    }
  };
}

import { newId } from './platform/common/identifier.ts';
import type { ProcessLog } from './start-logger.ts';

/**
 * Has an error that nobody caught logged and reported before it ends the process as it would by itself: told on standard error, with
 * status 1. A second one meanwhile ends it at once.
 */
export function endOnCrash({ logger, close }: ProcessLog): void {
  process.once('uncaughtException', (error: unknown) => {
    logger.fatal({ err: error, incident: newId() }, 'the process ends by an error that nobody caught');
    void close().finally(() => {
      setImmediate(() => {
        throw error;
      });
    });
  });
}

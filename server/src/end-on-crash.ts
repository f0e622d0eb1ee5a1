import { newId } from './platform/common/identifier.ts';
import type { ProcessLog } from './start-logger.ts';

/**
 * Logs and reports an uncaught error before it ends the process in the usual way: printed to standard error, with status 1. A second
 * uncaught error in the meantime ends the process immediately.
 */
export function endOnCrash({ logger, close }: ProcessLog): void {
  process.once('uncaughtException', (error: unknown) => {
    logger.fatal({ err: error, incident: newId() }, 'the process exits because of an uncaught error');
    void close().finally(() => {
      setImmediate(() => {
        throw error;
      });
    });
  });
}

/** The process cannot work without a database. An uncaught error is logged and reported, and the supervisor restarts the process. */
export function endProcess(cause: unknown): void {
  setImmediate(() => {
    throw new Error('The embedded PostgreSQL stopped and could not be restarted.', { cause });
  });
}

import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logLocked } from '#server/platform/common/security-log.ts';

/** Waits until an attempt is counted. If a limit refuses it, logs a line that names the account. */
export async function whenLocked(
  counted: Promise<void>,
  logger: Logger,
  findUserId: () => string | undefined | Promise<string | undefined>,
): Promise<void> {
  try {
    await counted;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') {
      await logLocked(logger, error, async () => findUserId());
    }
    throw error;
  }
}

import type { Logger } from './platform/common/logger.ts';

/** Calls all in reverse order, each after the one before has ended. Throws the first error after the last call. */
export async function closeAll(closers: (() => unknown)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closers.splice(0).reverse()) {
    try {
      await close();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/** Closes what a failed start or command has opened. An error of that is logged, so that it does not hide the failure. */
export async function closeAfterFailure(close: () => unknown, logger: Logger): Promise<void> {
  try {
    await close();
  } catch (error) {
    logger.error({ err: error }, 'cleaning up after a failure failed as well');
  }
}

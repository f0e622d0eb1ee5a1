import { setTimeout as delay } from 'node:timers/promises';

/** So many tries within so many ms are too many: another start does not mend what is wrong. */
const MOST_TRIES = 6;
const WITHIN_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 250;

/** Starts something that died again, with growing pauses, and gives up after too many tries. */
export class Restarts {
  private tries: number[] = [];

  /** Resolves when `start` did, or when it is no longer wanted. Throws the last error of `start` after too many tries. */
  async run(start: () => Promise<void>, isStopping: () => boolean): Promise<void> {
    let failure: unknown = new Error(`It ended ${MOST_TRIES} times within ${WITHIN_MS / 60_000} minutes`);
    while (!isStopping()) {
      const now = performance.now();
      this.tries = [...this.tries.filter((at) => at > now - WITHIN_MS), now];
      if (this.tries.length > MOST_TRIES) throw failure;
      try {
        return await start();
      } catch (error) {
        failure = error;
        await delay(FIRST_PAUSE_MS * 2 ** this.tries.length);
      }
    }
  }
}

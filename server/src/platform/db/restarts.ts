import { setTimeout as delay } from 'node:timers/promises';

/** After this many attempts within this many ms, another start would not help. */
const MOST_TRIES = 6;
const WITHIN_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 250;

/** Restarts something that died, with growing pauses, and gives up after too many attempts. */
export class Restarts {
  private tries: number[] = [];

  /** Resolves when `start` has succeeded or is no longer wanted. Throws the last error of `start` after too many attempts. */
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

import { messages } from '#shared/messages.ts';
import { AppError } from './errors.ts';

interface Options {
  /** How many tasks run at once. */
  concurrency: number;
  /** How many more wait for their turn. */
  maxWaiting: number;
  /** Seconds after which another try is worth it. */
  retryAfter: number;
}

/** Runs a few tasks at once and lets some more wait, first come first served; what comes on top is refused. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: Options) {}

  /** Whether another task would be refused. */
  get isFull(): boolean {
    return this.waiting.length >= this.options.maxWaiting;
  }

  /** Throws SERVICE_UNAVAILABLE when another task would be refused: before work that is not worth doing then. */
  requireRoom(): void {
    const { retryAfter } = this.options;
    if (this.isFull) throw new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { retryAfter });
  }

  /** The result of a task, once it had its turn. Throws SERVICE_UNAVAILABLE when too many wait. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running < this.options.concurrency) {
      this.running += 1;
    } else {
      this.requireRoom();
      // Whoever ends hands the turn on, so that nobody comes between.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

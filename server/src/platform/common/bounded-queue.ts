import { messages } from '#shared/messages.ts';
import { AppError } from './errors.ts';

interface Options {
  /** Maximum number of running tasks. */
  concurrency: number;
  /** Maximum number of waiting tasks. */
  maxWaiting: number;
  /** Seconds after which a client should retry. */
  retryAfter: number;
}

/** Runs a limited number of tasks at once and lets some more wait in order of arrival. Refuses all others. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: Options) {}

  /** Whether another task would be refused. */
  get isFull(): boolean {
    return this.waiting.length >= this.options.maxWaiting;
  }

  /** Throws SERVICE_UNAVAILABLE when another task would be refused. Call it before work that would then be wasted. */
  requireRoom(): void {
    const { retryAfter } = this.options;
    if (this.isFull) throw new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { retryAfter });
  }

  /** Runs a task when its turn comes and returns its result. Throws SERVICE_UNAVAILABLE when too many tasks wait. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running < this.options.concurrency) {
      this.running += 1;
    } else {
      this.requireRoom();
      // A task that ends hands its slot over directly, so that no new task can take it first.
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

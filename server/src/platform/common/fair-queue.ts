import { messages } from '#shared/messages.ts';
import { AppError } from './errors.ts';

interface Options {
  /** How many tasks run at once. */
  concurrency: number;
  /** How many more wait for their turn. */
  maxWaiting: number;
  /** How long a task waits at most. */
  maxWaitMs: number;
  /** Seconds after which another try is worth it. */
  retryAfter: number;
}

interface Waiting {
  key: string;
  start: () => void;
  refuse: (error: unknown) => void;
}

/**
 * Runs a few tasks at once, of each key one at a time, and lets some more wait. The next turn goes to the key that has had the fewest.
 * When the queue is full, the key with the most waiting tasks loses its last one to a key with fewer.
 */
export class FairQueue {
  private readonly running = new Set<string>();
  private waiting: Waiting[] = [];
  /** How many turns a key has had since its first task that is still here. */
  private readonly turns = new Map<string, number>();

  constructor(private readonly options: Options) {}

  /** How many tasks wait. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  /** Whether no other task can wait, unless it takes the place of one. */
  get isFull(): boolean {
    return this.waitingCount >= this.options.maxWaiting;
  }

  /**
   * The result of a task, once it had its turn. Throws SERVICE_UNAVAILABLE when too many wait or the wait is too long, and the
   * reason of `signal` when that aborts before the turn. The task itself has to follow the signal while it runs.
   */
  async run<Result>(key: string, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    if (this.hasFreePlace(key)) this.begin(key);
    else await this.turnOf(key, signal);
    try {
      return await task();
    } finally {
      this.running.delete(key);
      this.startNext();
      if (!this.isHere(key)) this.turns.delete(key);
    }
  }

  private hasFreePlace(key: string): boolean {
    return this.running.size < this.options.concurrency && !this.running.has(key);
  }

  private begin(key: string): void {
    this.running.add(key);
    this.turns.set(key, this.turnsOf(key) + 1);
  }

  private turnsOf(key: string): number {
    return this.turns.get(key) ?? 0;
  }

  private isHere(key: string): boolean {
    return this.running.has(key) || this.countOf(key) > 0;
  }

  private countOf(key: string): number {
    return this.waiting.filter((each) => each.key === key).length;
  }

  private async turnOf(key: string, signal: AbortSignal | undefined): Promise<void> {
    if (this.isFull) this.makeRoomFor(key);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place: Waiting = { key, start: resolve, refuse: reject };
    this.waiting.push(place);
    const leave = (error: unknown) => {
      this.waiting = this.waiting.filter((each) => each !== place);
      if (!this.isHere(key)) this.turns.delete(key);
      reject(error);
    };
    const timer = setTimeout(() => leave(this.unavailable()), this.options.maxWaitMs);
    const abort = () => leave(signal?.reason);
    signal?.addEventListener('abort', abort);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Throws SERVICE_UNAVAILABLE when no key has more waiting tasks than this one would have. */
  private makeRoomFor(key: string): void {
    const counts = new Map(this.waiting.map((each) => [each.key, this.countOf(each.key)]));
    const [longest] = [...counts].sort(([, a], [, b]) => b - a);
    if (!longest || longest[1] <= this.countOf(key) + 1) throw this.unavailable();
    const last = this.waiting.findLastIndex((each) => each.key === longest[0]);
    const [refused] = this.waiting.splice(last, 1);
    refused?.refuse(this.unavailable());
  }

  private startNext(): void {
    const [next] = this.waiting
      .filter(({ key }) => this.hasFreePlace(key))
      .sort((a, b) => this.turnsOf(a.key) - this.turnsOf(b.key));
    if (!next) return;
    this.waiting = this.waiting.filter((each) => each !== next);
    // Before it runs, so that no other task comes between.
    this.begin(next.key);
    next.start();
  }

  private unavailable(): AppError {
    return new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { retryAfter: this.options.retryAfter });
  }
}

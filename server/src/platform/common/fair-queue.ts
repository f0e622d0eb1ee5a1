import { messages } from '#shared/messages.ts';
import { AppError } from './errors.ts';

interface Options {
  /** Maximum number of running tasks. */
  concurrency: number;
  /** Maximum number of waiting tasks. */
  maxWaiting: number;
  /** Maximum wait of a task. */
  maxWaitMs: number;
  /** Seconds after which a client should retry. */
  retryAfter: number;
}

interface Waiting {
  key: string;
  start: () => void;
  refuse: (error: unknown) => void;
}

/**
 * Runs a limited number of tasks at once, one per key, and lets some more wait. The next turn goes to the key with the
 * fewest turns. When the queue is full, the key with the most waiting tasks loses its last one to a key with fewer.
 */
export class FairQueue {
  private readonly running = new Set<string>();
  private waiting: Waiting[] = [];
  /** Number of turns of each key. A key without tasks is forgotten. */
  private readonly turns = new Map<string, number>();

  constructor(private readonly options: Options) {}

  /** Number of waiting tasks. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  /** Whether the queue is full. A new task can then only take the place of another. */
  get isFull(): boolean {
    return this.waitingCount >= this.options.maxWaiting;
  }

  /**
   * Runs a task when its turn comes and returns its result. Throws SERVICE_UNAVAILABLE when too many tasks wait or the
   * wait is too long. Throws the reason of `signal` when it aborts before the turn. A running task has to follow the
   * signal itself.
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
    // Before the task runs, so that no other task takes its place.
    this.begin(next.key);
    next.start();
  }

  private unavailable(): AppError {
    return new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { retryAfter: this.options.retryAfter });
  }
}

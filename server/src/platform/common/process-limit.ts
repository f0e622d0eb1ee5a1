import { LRUCache } from 'lru-cache';
import { messages } from '#shared/messages.ts';
import { AppError } from './errors.ts';
import { ownCopy } from './own-copy.ts';
import type { LimitLeft } from './rate-limit.ts';

interface ProcessLimitOptions {
  name: string;
  /** Points that a client can spend at once. They come back evenly ... */
  points: number;
  /** ... within this many seconds. */
  seconds: number;
}

/** Maximum number of clients that are counted at a time. Beyond it, the least recently used count is evicted. */
const MOST_CLIENTS = 10_000;

/**
 * Limits work that only burdens this process: a leaky bucket for each client. It counts in memory, while `RateLimit`
 * writes to PostgreSQL each time.
 */
export class ProcessLimit {
  private readonly spent = new LRUCache<string, { points: number; at: number }>({ max: MOST_CLIENTS });

  constructor(private readonly options: ProcessLimitOptions) {}

  /** Spends points of a client. Throws TOO_MANY_REQUESTS with the seconds to wait, and then spends none. */
  spend(client: string, points: number): void {
    const total = this.spentBy(client) + points;
    if (total > this.options.points) {
      const retryAfter = Math.ceil(this.secondsFor(total - this.options.points));
      const limit = this.options.name;
      throw new AppError('TOO_MANY_REQUESTS', messages.access.tooManyRequests, { retryAfter, limit });
    }
    this.save(client, total);
  }

  /** Spends points of work that was begun, even if the client has fewer: at most as many as the limit again. */
  owe(client: string, points: number): void {
    this.save(client, Math.min(this.spentBy(client) + points, 2 * this.options.points));
  }

  /** How much a client has left. */
  leftOf(client: string): LimitLeft {
    const spent = this.spentBy(client);
    return {
      ...this.options,
      remaining: Math.max(0, Math.floor(this.options.points - spent)),
      resetSeconds: Math.ceil(this.secondsFor(spent)),
    };
  }

  private spentBy(client: string): number {
    const found = this.spent.get(client);
    if (!found) return 0;
    // A clock that is set back must not make anything due.
    const seconds = Math.max(0, Date.now() - found.at) / 1000;
    return Math.max(0, found.points - seconds * (this.options.points / this.options.seconds));
  }

  private save(client: string, points: number): void {
    this.spent.set(ownCopy(client), { points, at: Date.now() });
  }

  /** How long it takes until so many points are back. */
  private secondsFor(points: number): number {
    return (points * this.options.seconds) / this.options.points;
  }
}

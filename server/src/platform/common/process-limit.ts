import { LRUCache } from 'lru-cache';
import { messages } from '#shared/messages.ts';
import { AppError } from './errors.ts';
import { ownCopy } from './own-copy.ts';

interface ProcessLimitOptions {
  /** Points that a client can spend ... */
  points: number;
  /** ... within this many seconds of the first. */
  seconds: number;
}

/** Maximum number of clients that are counted at a time. Beyond it, the least recently used count is evicted. */
const MOST_CLIENTS = 10_000;

/** Limits work that only burdens this process. It counts in memory, while `RateLimit` writes to PostgreSQL each time. */
export class ProcessLimit {
  private readonly spent = new LRUCache<string, { points: number; until: number }>({ max: MOST_CLIENTS });

  constructor(private readonly options: ProcessLimitOptions) {}

  /** Spends points of a client. Throws TOO_MANY_REQUESTS with the seconds to wait, and then spends none. */
  spend(client: string, points: number): void {
    const now = Date.now();
    const found = this.spent.get(client);
    const spent =
      found && found.until > now ? found : { points: 0, until: now + this.options.seconds * 1000 };
    if (spent.points + points > this.options.points) {
      const retryAfter = Math.ceil((spent.until - now) / 1000);
      throw new AppError('TOO_MANY_REQUESTS', messages.access.tooManyRequests, { retryAfter });
    }
    spent.points += points;
    this.spent.set(ownCopy(client), spent);
  }
}

import { LRUCache } from 'lru-cache';
import { messages } from '#shared/messages.ts';
import { AppError } from './errors.ts';
import { ownCopy } from './own-copy.ts';

interface ProcessLimitOptions {
  /** How many points a client has ... */
  points: number;
  /** ... in this many seconds from the first. */
  seconds: number;
}

/** How many clients are counted at a time. With more, the count that was not used for longest is forgotten. */
const MOST_CLIENTS = 10_000;

/** Limits work that only burdens this process: it counts in memory, where `RateLimit` writes to PostgreSQL each time. */
export class ProcessLimit {
  private readonly spent = new LRUCache<string, { points: number; until: number }>({ max: MOST_CLIENTS });

  constructor(private readonly options: ProcessLimitOptions) {}

  /** Counts points of a client. Throws TOO_MANY_REQUESTS with the seconds to wait, and then counts nothing. */
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

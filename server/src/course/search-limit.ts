import type pg from 'pg';
import type { Actor } from '#server/platform/common/actor.ts';
import { callerKey, RateLimit } from '#server/platform/common/rate-limit.ts';

/** Searches per minute for a user or a visitor's address: enough for fast typing, too few for a scraper. */
export const SEARCH_LIMIT = { name: 'search', points: 120, seconds: 60 };

/** Rate limit of searches, shared by all kinds of search. */
export class SearchLimit {
  private readonly limit: RateLimit;

  constructor(pool: pg.Pool) {
    this.limit = new RateLimit(pool, SEARCH_LIMIT);
  }

  /** Counts one search; `address` is the caller's network address. Throws TOO_MANY_REQUESTS. */
  async count(actor: Actor, address: string): Promise<void> {
    await this.limit.count(callerKey(actor, address));
  }
}

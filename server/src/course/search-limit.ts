import type pg from 'pg';
import type { Actor } from '#server/platform/common/actor.ts';
import { callerKey, RateLimit } from '#server/platform/common/rate-limit.ts';

/** How often a person, or a visitor's address, may search in a minute: as fast as anybody types, not as fast as a program. */
export const SEARCH_LIMIT = { name: 'search', points: 120, seconds: 60 };

/** Counts all searches of each person, wherever they search. */
export class SearchLimit {
  private readonly limit: RateLimit;

  constructor(pool: pg.Pool) {
    this.limit = new RateLimit(pool, SEARCH_LIMIT);
  }

  /** Counts one more; `address` is the caller's network address. Throws TOO_MANY_REQUESTS. */
  async count(actor: Actor, address: string): Promise<void> {
    await this.limit.count(callerKey(actor, address));
  }
}

import type { RequestHandler } from 'express';
import type { Actor } from '#server/platform/common/actor.ts';
import { ProcessLimit } from '#server/platform/common/process-limit.ts';
import { tellLimit } from '#server/platform/common/rate-limit.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';

/**
 * What an API token can spend at once, and then in a minute. Each process counts for itself.
 *
 * A page of 100 members with ten fields costs 3,500 points: a million members take 35,000,000, which is an hour. The
 * dearest page costs 8,000: a million take 2 hours and 15 minutes. Such an export uses less than a tenth of a core. A loop
 * of small calls is slowed to 100 a second, about a tenth of a core.
 */
export const TOKEN_LIMIT = { name: 'tokens', points: 600_000, seconds: 60 };

/** Cost of a REST call, and the least of a GraphQL call. A call takes about a millisecond of a core. */
export const CALL_COST = 100;

/** Limits what an API token costs. Uploads and media do not count. */
export class TokenLimit {
  private readonly limit = new ProcessLimit(TOKEN_LIMIT);

  /** Counts a call of a token before its body is read. Throws TOO_MANY_REQUESTS. */
  readonly countCall: RequestHandler = (request, _response, next) => {
    const id = tokenOf(actorOf(request));
    if (id === undefined) return next();
    try {
      this.limit.spend(id, CALL_COST);
    } finally {
      tellLimit(this.limit.leftOf(id));
    }
    next();
  };

  /**
   * Counts what an operation costs beyond its call. It is not refused, even if it costs more than is left: later calls
   * wait until it is paid.
   */
  countOperation(id: string, cost: number): void {
    if (cost <= CALL_COST) return;
    this.limit.owe(id, cost - CALL_COST);
    tellLimit(this.limit.leftOf(id));
  }

  /** How many points a token has left. */
  remainingOf(id: string): number {
    return this.limit.leftOf(id).remaining;
  }
}

/** The id of the caller's API token; undefined for other callers. */
export function tokenOf(actor: Actor): string | undefined {
  return actor?.via.kind === 'token' ? actor.via.id : undefined;
}

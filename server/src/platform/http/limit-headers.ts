import type { RequestHandler, Response } from 'express';
import { listenToLimits, type LimitLeft } from '#server/platform/common/rate-limit.ts';

/**
 * Reports in `RateLimit-Policy` and `RateLimit` which limits counted a request, as defined by
 * draft-ietf-httpapi-ratelimit-headers: the quota per period, and what remains until it is reset. A request that no
 * limit counts has neither header. Requests of API tokens always have them, because all of them count.
 */
export const limitHeaders: RequestHandler = (_request, response, next) => {
  const limits = new Map<string, LimitLeft>();
  listenToLimits((name, left) => {
    // A limit that counts by account and by address reports the count that has less left.
    const told = limits.get(name);
    if (!left) limits.delete(name);
    else if (!told || left.remaining < told.remaining) limits.set(name, left);
    setHeaders(response, [...limits.values()]);
  }, next);
};

function setHeaders(response: Response, limits: LimitLeft[]): void {
  if (response.headersSent) return;
  if (limits.length === 0) {
    response.removeHeader('RateLimit-Policy');
    response.removeHeader('RateLimit');
    return;
  }
  response.set({
    'RateLimit-Policy': limits
      .map(({ name, points, seconds }) => `"${name}";q=${points};w=${seconds}`)
      .join(', '),
    RateLimit: limits
      .map(({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`)
      .join(', '),
  });
}

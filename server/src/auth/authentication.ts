import type { Request, RequestHandler } from 'express';
import type { Actor } from '#server/common/actor.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionService } from './session.service.ts';

const actors = new WeakMap<Request, Actor>();

/** Who sent this request; null for a visitor. */
export function actorOf(request: Request): Actor {
  return actors.get(request) ?? null;
}

/** Finds out once, for everything behind it, who sent the request. */
export function authenticate(sessions: SessionService, cookie: SessionCookie): RequestHandler {
  return async (request, _response, next) => {
    const token = cookie.read(request);
    if (token) actors.set(request, await sessions.resolve(token));
    next();
  };
}

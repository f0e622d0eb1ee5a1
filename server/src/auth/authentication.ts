import type { Request, RequestHandler } from 'express';
import { messages } from '#shared/messages.ts';
import type { Actor } from '#server/common/actor.ts';
import { AppError } from '#server/common/errors.ts';
import type { ApiTokenService } from './api-token.service.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionService } from './session.service.ts';

const actors = new WeakMap<Request, Actor>();

/** Who sent this request; null for a visitor. */
export function actorOf(request: Request): Actor {
  return actors.get(request) ?? null;
}

interface Dependencies {
  sessions: SessionService;
  apiTokens: ApiTokenService;
  sessionCookie: SessionCookie;
}

/**
 * Finds out once, for everything behind it, who sent the request: by an API token in `Authorization: Bearer`, else by
 * the session cookie. A bad token is UNAUTHENTICATED, whatever cookie came with it.
 */
export function authenticate({ sessions, apiTokens, sessionCookie }: Dependencies): RequestHandler {
  return async (request, response, next) => {
    const authorization = request.get('authorization');
    if (authorization !== undefined && /^bearer\b/i.test(authorization)) {
      const actor = await apiTokens.resolve(bearerToken(authorization));
      if (!actor) {
        // RFC 6750 (3): the refusal names the scheme.
        response.set('WWW-Authenticate', 'Bearer error="invalid_token"');
        throw new AppError('UNAUTHENTICATED', messages.access.invalidToken);
      }
      actors.set(request, actor);
    } else {
      const token = sessionCookie.read(request);
      if (token) actors.set(request, await sessions.resolve(token));
    }
    next();
  };
}

/** The token of the header; empty, and so nobody's, for one that is malformed. */
function bearerToken(authorization: string): string {
  return /^bearer +([\w~+/.-]+=*) *$/i.exec(authorization)?.[1] ?? '';
}

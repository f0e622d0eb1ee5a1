import type { Request, RequestHandler, Response } from 'express';
import { authRefusals } from '#shared/auth-refusals.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import { setActor } from '#server/platform/common/request-actor.ts';
import type { ApiTokenService } from './api-token.service.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionService } from './session.service.ts';

interface Dependencies {
  sessions: SessionService;
  apiTokens: ApiTokenService;
  sessionCookie: SessionCookie;
  logger: Logger;
}

/** Identifies the caller of each request once, for all later handlers. */
export function authenticate(dependencies: Dependencies): RequestHandler {
  return async (request, response, next) => {
    setActor(request, await identify(dependencies, request, response, { isUse: true }));
    next();
  };
}

/**
 * Returns the current caller of a request: from an API token in `Authorization: Bearer`, otherwise from the session cookie. Throws
 * UNAUTHENTICATED for a bad token, even if there is a valid cookie.
 *
 * @param options.isUse whether the request counts as activity, or is an open stream that only waits for events.
 */
export async function identify(
  { sessions, apiTokens, sessionCookie, logger }: Dependencies,
  request: Request,
  response: Response,
  options: { isUse: boolean },
): Promise<Actor> {
  const authorization = request.get('authorization');
  if (authorization === undefined || !/^bearer\b/i.test(authorization)) {
    const token = sessionCookie.read(request);
    return token ? sessions.resolve(token, options) : null;
  }
  const resolved = await apiTokens.resolve(bearerToken(authorization), request.ip ?? '');
  if (typeof resolved === 'object') return resolved;
  logSecurity(logger, 'auth.token_refused');
  // RFC 6750 section 3: the refusal names the scheme.
  if (!response.headersSent) response.set('WWW-Authenticate', 'Bearer error="invalid_token"');
  const { expiredToken, invalidToken } = authRefusals;
  throw new AppError('UNAUTHENTICATED', resolved === 'EXPIRED' ? expiredToken : invalidToken);
}

/** Returns the token of the header. A malformed header yields an empty string, which matches no token. */
function bearerToken(authorization: string): string {
  return /^bearer +([\w~+/.-]+=*) *$/i.exec(authorization)?.[1] ?? '';
}

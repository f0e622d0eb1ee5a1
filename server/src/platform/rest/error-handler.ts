import type { ErrorRequestHandler } from 'express';
import { recordFailure } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { isAnsweredEarly } from '#server/platform/http/request-bodies.ts';

/** Answers every error outside of GraphQL with `{ success: false, message }` and the right status. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (isAnsweredEarly(request, response)) return;
    const { status, message, fields, retryAfter, scope, incident } = recordFailure(logger, error);
    if (response.headersSent) return next(error);
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    // RFC 6750 (3.1).
    if (scope !== undefined) {
      response.set('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
    }
    response.status(status).json({ success: false, message, fields, incident });
  };
}

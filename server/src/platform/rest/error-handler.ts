import type { ErrorRequestHandler } from 'express';
import type { Logger } from '#server/platform/common/logger.ts';
import { toSafeError } from '#server/platform/common/safe-error.ts';
import { logRefusal } from '#server/platform/common/security-log.ts';
import { isAnsweredEarly } from '#server/platform/http/request-bodies.ts';

/** Answers every error outside GraphQL: `{ success: false, message }` with the right status. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (isAnsweredEarly(request, response)) return;
    const safe = toSafeError(error);
    const { status, message, fields, retryAfter, incident } = safe;
    if (incident) logger.error({ err: error, incident }, 'unexpected error');
    logRefusal(logger, safe);
    if (response.headersSent) return next(error);
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    response.status(status).json({ success: false, message, fields, incident });
  };
}

import type { ErrorRequestHandler } from 'express';
import { recordFailure } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { isAnsweredEarly } from '#server/platform/http/request-bodies.ts';
import { sendError } from '#server/platform/http/send-error.ts';

/** Answers every error outside of GraphQL with its code, its message and the right status. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (isAnsweredEarly(request, response)) return;
    const shown = recordFailure(logger, error);
    if (response.headersSent) return next(error);
    sendError(request, response, shown);
  };
}

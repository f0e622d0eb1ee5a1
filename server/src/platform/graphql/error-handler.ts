import type { ErrorRequestHandler } from 'express';
import { recordFailure } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { isAnsweredEarly } from '#server/platform/http/request-bodies.ts';
import { setErrorHeaders } from '#server/platform/http/send-error.ts';

/** Returns errors from before the execution in the format of GraphQL, with the right status. */
export function graphqlErrorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (isAnsweredEarly(request, response)) return;
    const shown = recordFailure(logger, error);
    if (response.headersSent) return next(error);
    const { status, message, code, fields, retryAfter, incident } = shown;
    setErrorHeaders(response, shown);
    response.status(status).json({
      errors: [{ message, extensions: { code, fields, retryAfter, incident } }],
    });
  };
}

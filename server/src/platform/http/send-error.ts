import { STATUS_CODES } from 'node:http';
import type { Request, Response } from 'express';
import type { SafeError } from '#server/platform/common/safe-error.ts';

/** The parts of an error that its sender knows. */
export type ShownError = Omit<SafeError, 'limit'>;

/** The media type of RFC 9457. */
const PROBLEM_TYPE = 'application/problem+json';
/** The documentation of each code, as a reference that is relative to the school. */
const CODE_PAGE = '/api/v1/docs#error-';

/** The body of an error outside of GraphQL. */
export const errorBody = ({ code, message, fields, incident }: ShownError) => ({
  success: false,
  code,
  message,
  fields,
  incident,
});

/** The same as problem details (RFC 9457). The members beyond the standard are named as in the usual body. */
const problemBody = ({ status, code, message, fields, incident }: ShownError) => ({
  type: `${CODE_PAGE}${code}`,
  title: STATUS_CODES[status] ?? code,
  status,
  detail: message,
  code,
  fields,
  incident,
});

/**
 * Sets the headers that explain an error: when to retry, and how to authenticate (RFC 9110, 15.5.2) or which scope a
 * token lacks (RFC 6750, 3.1).
 */
export function setErrorHeaders(response: Response, { status, retryAfter, scope }: ShownError): void {
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  // A refused token has set its own.
  if (status === 401 && !response.hasHeader('WWW-Authenticate')) response.set('WWW-Authenticate', 'Bearer');
  if (scope !== undefined) {
    response.set('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
  }
}

/** Sends an error as `{ success: false, code, message }`, or as problem details to a client that prefers them. */
export function sendError(request: Request, response: Response, error: ShownError): void {
  setErrorHeaders(response, error);
  response.vary('Accept').status(error.status);
  if (request.accepts(['application/json', PROBLEM_TYPE]) === PROBLEM_TYPE) {
    response.type(PROBLEM_TYPE).send(JSON.stringify(problemBody(error)));
  } else {
    response.json(errorBody(error));
  }
}

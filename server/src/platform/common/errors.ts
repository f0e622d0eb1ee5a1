import { ERROR_STATUS, type ErrorCode } from '#shared/error-codes.ts';

interface AppErrorDetails {
  /** For bad input: the message of each invalid field, by field name. */
  fields?: Record<string, string>;
  /** For TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE: whole seconds until the client should retry. */
  retryAfter?: number;
  /** For TOO_MANY_REQUESTS: the name of the limit, for the log. */
  limit?: string;
  /** For FORBIDDEN: the scope that an API token lacks. */
  scope?: string;
  cause?: unknown;
}

/** An error whose message may be shown to the person who caused it. All other errors are masked and logged. */
export class AppError extends Error {
  readonly fields?: Record<string, string>;
  readonly retryAfter?: number;
  readonly limit?: string;
  readonly scope?: string;

  constructor(
    readonly code: ErrorCode,
    message: string,
    details: AppErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.limit = details.limit;
    this.scope = details.scope;
  }

  /** The HTTP status of a REST response. */
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

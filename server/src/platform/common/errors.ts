/** Codes of all errors that the product raises on purpose. GraphQL shows them in `extensions.code`; REST maps them to a status. */
export const ERROR_STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  /** The password is right, but a second factor is required. */
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  /** The session is valid, but the person has not confirmed their identity recently. */
  CONFIRMATION_REQUIRED: 403,
  /** An admin must set up a second factor before using admin rights. */
  SECOND_FACTOR_SETUP_REQUIRED: 403,
  /** The school accepts only the documents of its own client. */
  DOCUMENT_NOT_TRUSTED: 403,
  NOT_FOUND: 404,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

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

/** Codes of every error the product raises on purpose; GraphQL shows them in `extensions.code`, REST maps them to a status. */
export const ERROR_STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  /** The password was right; what comes on top of it is to be shown. */
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  /** The session is right, but too much time has passed since its person last showed who they are. */
  CONFIRMATION_REQUIRED: 403,
  /** An admin has to set a second factor up before they may do what admins do. */
  SECOND_FACTOR_SETUP_REQUIRED: 403,
  /** The school takes the documents of its own pages alone. */
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
  /** For bad input: the message of each faulty field, by field name. */
  fields?: Record<string, string>;
  /** For TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE: whole seconds until another try is worth it. */
  retryAfter?: number;
  /** For TOO_MANY_REQUESTS: the name of the limit, for the log. */
  limit?: string;
  /** For FORBIDDEN: the scope that an API token lacks. */
  scope?: string;
  cause?: unknown;
}

/** An error whose message is safe and meant for the person who caused it. Anything else is masked and logged. */
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

  /** The HTTP status that the REST facade answers with. */
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

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

/** Codes in responses. The last one stands for faults, whose details only the log has. */
export type ResponseCode = ErrorCode | 'INTERNAL_SERVER_ERROR';

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
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  /** Another request writes to the upload. */
  LOCKED: 423,
  TOO_MANY_REQUESTS: 429,
  /** The bytes of an upload differ from their checksum (a status of the tus protocol). */
  CHECKSUM_MISMATCH: 460,
  SERVICE_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Codes in responses. The last one stands for faults, whose details only the log has. */
export type ResponseCode = ErrorCode | 'INTERNAL_SERVER_ERROR';

export const responseCodes = [
  // The keys of an object that is defined above.
  ...(Object.keys(ERROR_STATUS) as ErrorCode[]),
  'INTERNAL_SERVER_ERROR',
] as const satisfies readonly ResponseCode[];

/** The HTTP status of a code. */
export const statusOf = (code: ResponseCode): number =>
  code === 'INTERNAL_SERVER_ERROR' ? 500 : ERROR_STATUS[code];

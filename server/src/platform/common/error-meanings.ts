import type { ResponseCode } from '#shared/error-codes.ts';

/** What each code means, for the documentation. */
export const ERROR_MEANINGS: Record<ResponseCode, string> = {
  BAD_USER_INPUT: 'Bad input.',
  UNAUTHENTICATED: 'Not logged in, wrong credentials, or a token that is unknown, expired or revoked.',
  SECOND_FACTOR_REQUIRED: 'The account requires a second factor.',
  FORBIDDEN: 'Not allowed, or a token without the scope.',
  DOCUMENT_NOT_TRUSTED: "Only documents of the school's own client are accepted.",
  SECOND_FACTOR_SETUP_REQUIRED: 'Admins must set up a second factor.',
  CONFIRMATION_REQUIRED: 'Identity not confirmed recently.',
  NOT_FOUND: 'Not found.',
  METHOD_NOT_ALLOWED: 'The path does not support this method.',
  REQUEST_TIMEOUT: 'The body did not arrive in time.',
  CONFLICT: 'Conflicts with existing data.',
  PRECONDITION_FAILED: 'A precondition in the headers does not hold.',
  PAYLOAD_TOO_LARGE: 'Too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The wrong kind of file or body.',
  RANGE_NOT_SATISFIABLE: 'The range is outside the file.',
  LOCKED: 'Another request writes to this upload.',
  TOO_MANY_REQUESTS: 'Too many requests.',
  CHECKSUM_MISMATCH: 'The bytes differ from their checksum.',
  INTERNAL_SERVER_ERROR: 'Internal error.',
  SERVICE_UNAVAILABLE: 'Temporarily unavailable.',
  STORAGE_FULL: 'The storage is full.',
};

import { messages } from '#shared/messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import type { ResponseCode } from '#shared/error-codes.ts';
import { AppError } from './errors.ts';
import { newId } from './identifier.ts';
import { outageOf } from './outage.ts';

/** The parts of an error that callers may see, in any protocol. */
export interface SafeError {
  code: ResponseCode;
  /** HTTP status. */
  status: number;
  message: string;
  fields?: Record<string, string>;
  retryAfter?: number;
  /** For the log only: the limit that was exceeded. */
  limit?: string;
  /** The scope that an API token lacks. */
  scope?: string;
  /** Only for unexpected errors: an id that is in the log too. */
  incident?: string;
}

/** Whole seconds until a client should retry, when the error itself says none. */
const RETRY_SECONDS = 5;

/** The one mapping of errors to what callers see. Unknown errors are masked; the code that calls this logs them. */
export function toSafeError(error: unknown): SafeError {
  const known = asAppError(error);
  if (!known) {
    return { code: 'INTERNAL_SERVER_ERROR', status: 500, message: messages.internal, incident: newId() };
  }
  const { code, status, message, fields, limit, scope } = known;
  const retryAfter = known.retryAfter ?? (status === 503 ? RETRY_SECONDS : undefined);
  return { code, status, message, fields, retryAfter, limit, scope };
}

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const outage = outageOf(error);
  if (outage) {
    const { retryAfter } = outage;
    return new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { retryAfter });
  }
  return fromHttpError(error);
}

/** Maps the errors of body parsers and upload middleware, which carry an HTTP status. */
function fromHttpError(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  // The client has disconnected and reads no response.
  if ('type' in error && error.type === 'stream.not.readable') {
    return new AppError('BAD_USER_INPUT', messages.badRequest);
  }
  if (error.status === 413) return new AppError('PAYLOAD_TOO_LARGE', uploadMessages.tooLarge);
  if (error.status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE', messages.badRequest);
  if (typeof error.status !== 'number' || error.status < 400 || error.status > 499) return null;
  return new AppError('BAD_USER_INPUT', messages.badRequest);
}

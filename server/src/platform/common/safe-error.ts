import { ConnectionException } from '@mikro-orm/core';
import { messages } from '#shared/messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import { AppError, type ErrorCode } from './errors.ts';
import { newId } from './identifier.ts';

/** What may be told of an error, in any protocol. */
export interface SafeError {
  code: ErrorCode | 'INTERNAL_SERVER_ERROR';
  /** HTTP status. */
  status: number;
  message: string;
  fields?: Record<string, string>;
  retryAfter?: number;
  /** For the log alone: the limit that refused. */
  limit?: string;
  /** Only for what was not raised on purpose: an id that is in the log too. */
  incident?: string;
}

/** PostgreSQL and the network, when the database is down, starting or shutting down. */
const DATABASE_DOWN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // A statement took longer than a request may.
  '57014',
]);
/** A class of SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CONNECTION_EXCEPTION = /^08/;
const CONNECTION_LOST =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:was closed|has encountered)/;

/** The one mapping of errors to what people see. What it does not know is masked; the caller logs it. */
export function toSafeError(error: unknown): SafeError {
  const known = asAppError(error);
  if (!known) {
    return { code: 'INTERNAL_SERVER_ERROR', status: 500, message: messages.internal, incident: newId() };
  }
  const { code, status, message, fields, retryAfter, limit } = known;
  return { code, status, message, fields, retryAfter, limit };
}

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isDatabaseDown(error)) return new AppError('SERVICE_UNAVAILABLE', messages.unavailable);
  return fromHttpError(error);
}

/** Whether an error says that the database cannot be reached, or took too long, and not that something was wrong with what it was asked. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof ConnectionException) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (DATABASE_DOWN.has(code) || CONNECTION_EXCEPTION.test(code))) return true;
  return CONNECTION_LOST.test(error.message) || isDatabaseDown(error.cause);
}

/** Body parsers and upload middleware refuse with errors that carry an HTTP status. */
function fromHttpError(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  // Whoever sent it is gone, and reads no answer.
  if ('type' in error && error.type === 'stream.not.readable') {
    return new AppError('BAD_USER_INPUT', messages.badRequest);
  }
  if (error.status === 413) return new AppError('PAYLOAD_TOO_LARGE', uploadMessages.tooLarge);
  if (error.status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE', messages.badRequest);
  if (typeof error.status !== 'number' || error.status < 400 || error.status > 499) return null;
  return new AppError('BAD_USER_INPUT', messages.badRequest);
}

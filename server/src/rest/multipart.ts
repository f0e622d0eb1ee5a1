import type { RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/common/errors.ts';

/**
 * Reads a form with one picture in `field`, which is small and is rewritten in memory anyway; a larger one is cut off
 * while it arrives. Throws PAYLOAD_TOO_LARGE, and BAD_USER_INPUT for a form that is not well formed.
 */
export function readPicture(field: string): RequestHandler {
  const read = multer({
    limits: { fileSize: limits.imageBytes, files: 1, fields: 10, fieldSize: 10_000 },
  }).single(field);
  return (request, response, next) =>
    read(request, response, (error: unknown) => (error === undefined ? next() : next(toAppError(error))));
}

/** Nothing but the form itself can make reading into memory fail. */
function toAppError(cause: unknown): AppError {
  const isTooLarge =
    cause instanceof MulterError && ['LIMIT_FILE_SIZE', 'LIMIT_FIELD_VALUE'].includes(cause.code);
  return isTooLarge
    ? new AppError('PAYLOAD_TOO_LARGE', messages.upload.tooLarge, { cause })
    : new AppError('BAD_USER_INPUT', messages.upload.malformed, { cause });
}

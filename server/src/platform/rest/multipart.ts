import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { limits } from '#shared/limits.ts';
import { uploadMessages } from '#shared/upload.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { SPOOLED_UPLOAD_PREFIX } from '#server/platform/graphql/uploads.ts';
import type { FormFile } from './route.ts';

const fieldLimits = { files: 1, fields: 10, fieldSize: 20_000 };

/** A video may come before the fields that describe it, so it waits in a file until they are here. */
const spool = multer.diskStorage({
  destination: (_request, _file, done) => done(null, tmpdir()),
  filename: (_request, _file, done) => done(null, `${SPOOLED_UPLOAD_PREFIX}${newId()}.tmp`),
});

/**
 * Reads a form with one file. A file that is too large is cut off while it arrives, and what was spooled of it is
 * removed. Throws PAYLOAD_TOO_LARGE, and BAD_USER_INPUT for a form that is not well formed.
 */
export function readForm({ name, kind }: FormFile, maxVideoBytes: number): RequestHandler {
  const read = multer(
    kind === 'video'
      ? { storage: spool, limits: { ...fieldLimits, fileSize: maxVideoBytes } }
      : { limits: { ...fieldLimits, fileSize: limits.imageBytes } },
  ).single(name);
  return (request, response, next) =>
    read(request, response, (error: unknown) => (error === undefined ? next() : next(toAppError(error))));
}

/** Opens the file that `readForm` read; undefined when the form had none. */
export function openerOf({ file }: Request): (() => Readable) | undefined {
  if (!file) return undefined;
  // Multer's types promise a path and a buffer; each storage sets only its own.
  const { path, buffer } = file as { path?: string; buffer?: Buffer };
  return path === undefined ? () => Readable.from([buffer]) : () => createReadStream(path);
}

/** Removes what was spooled for this request. */
export async function removeSpooled({ file }: Request): Promise<void> {
  const { path } = (file ?? {}) as { path?: string };
  if (path !== undefined) await rm(path, { force: true });
}

/** Anything but these is our own trouble and not the form's: a full disk, for instance. */
function toAppError(cause: unknown): unknown {
  if (cause instanceof Error && 'syscall' in cause) return cause;
  const isTooLarge =
    cause instanceof MulterError && ['LIMIT_FILE_SIZE', 'LIMIT_FIELD_VALUE'].includes(cause.code);
  return isTooLarge
    ? new AppError('PAYLOAD_TOO_LARGE', uploadMessages.tooLarge, { cause })
    : new AppError('BAD_USER_INPUT', uploadMessages.malformed, { cause });
}

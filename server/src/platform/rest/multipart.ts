import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Request, RequestHandler } from 'express';
import { limits } from '#shared/limits.ts';
import { uploadMessages } from '#shared/upload.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import { isKeyed } from '#server/platform/http/idempotency.ts';
import { bodyOf } from '#server/platform/http/request-bodies.ts';
import type { FormFile } from './route.ts';

const FORM_LIMITS = { fields: 10, fieldBytes: 20_000, files: 1 };
/** Room for the fields and for the separators of the parts. */
const ENVELOPE_BYTES = 2 * FORM_LIMITS.fields * FORM_LIMITS.fieldBytes;

interface FileOfForm {
  open: () => Readable;
  /** SHA-256; absent unless the call has an `Idempotency-Key`. */
  hash?: string;
}

const files = new WeakMap<Request, FileOfForm>();

/**
 * Reads a form with one file, which may come before the fields that describe it and stays on disk until the request
 * ends. A file that is too large is cut off while it arrives. Throws PAYLOAD_TOO_LARGE, BAD_USER_INPUT for a malformed
 * form, and SERVICE_UNAVAILABLE when the process holds too many bytes already.
 */
export function readForm({ name, kind }: FormFile, maxVideoBytes: number): RequestHandler {
  const fileBytes = kind === 'video' ? maxVideoBytes : limits.imageBytes;
  return async (request, _response, next) => {
    if (!request.is('multipart/form-data')) return next();
    const body = bodyOf(request);
    body.requireAtMost(fileBytes + ENVELOPE_BYTES);
    body.takeTimeFor(kind);
    const fields = new Map<string, string>();
    // Only admins send videos, which may be larger than the room for all bodies.
    if (kind === 'picture') body.hold(fileBytes);
    for await (const part of body.parts({ ...FORM_LIMITS, fileBytes })) {
      if ('value' in part) fields.set(part.name, part.value);
      else if (part.name === name) {
        const hash = isKeyed(actorOf(request), request.headers) ? createHash('sha256') : undefined;
        files.set(request, { open: await body.spool(part.file, hash), hash: hash?.digest('hex') });
      } else throw new AppError('BAD_USER_INPUT', uploadMessages.malformed);
    }
    request.body = Object.fromEntries(fields);
    next();
  };
}

/** Returns the file that `readForm` read; undefined when the form had none. */
export function fileOf(request: Request): FileOfForm | undefined {
  return files.get(request);
}

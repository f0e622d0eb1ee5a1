import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { uploadMessages } from '#shared/upload.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { RequestHoldings } from './request-holdings.ts';

/** A field or a file of a multipart form. A file must be read before the parts that follow it. */
export type FormPart = { name: string; value: string } | { name: string; file: Readable };

export interface FormLimits {
  fields: number;
  /** Limit of each field. */
  fieldBytes: number;
  files: number;
  /** Limit of each file. */
  fileBytes: number;
}

/**
 * Iterates over the parts of a multipart form in their order. Keeps nothing, and reads only what is requested. Throws
 * PAYLOAD_TOO_LARGE, and BAD_USER_INPUT for a form that is malformed, has too many parts or is incomplete when the
 * request ends. A file fails with the same errors.
 */
export function formParts(
  request: IncomingMessage,
  limits: FormLimits,
  holdings: RequestHoldings,
): AsyncIterableIterator<FormPart> {
  const parser = parserFor(request, limits);
  const parts = new Readable({ objectMode: true, read: () => undefined });
  let file: Readable | undefined;
  const fail = (error: AppError) => {
    request.unpipe(parser);
    parts.destroy(error);
    file?.destroy(error);
  };
  // Readers of the parts and of the file get the error. There may be none.
  parts.on('error', () => undefined);
  parser.on('field', (name, value, _isNameCut, isCut) => {
    if (isCut) fail(tooLarge());
    else parts.push({ name, value } satisfies FormPart);
  });
  parser.on('file', (name, stream) => {
    file = stream;
    stream.on('error', (cause) => fail(malformed(cause)));
    stream.on('limit', () => fail(tooLarge()));
    parts.push({ name, file: stream } satisfies FormPart);
  });
  for (const limit of ['filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => fail(malformed()));
  }
  parser.on('error', (cause) => fail(malformed(cause)));
  parser.on('finish', () => parts.push(null));
  holdings.add(() => fail(new AppError('BAD_USER_INPUT', uploadMessages.interrupted)));
  request.pipe(parser);
  // Only such parts are pushed.
  return parts.iterator() as AsyncIterableIterator<FormPart>;
}

function parserFor(
  { headers }: IncomingMessage,
  { fields, fieldBytes, files, fileBytes }: FormLimits,
): BusboyInstance {
  try {
    return new Busboy({
      // The type requires a Content-Type, without which Busboy throws.
      headers: headers as BusboyHeaders,
      limits: { fields, fieldSize: fieldBytes, files, fileSize: fileBytes },
    });
  } catch (cause) {
    throw malformed(cause);
  }
}

function malformed(cause?: unknown): AppError {
  return new AppError('BAD_USER_INPUT', uploadMessages.malformed, { cause });
}

function tooLarge(): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', uploadMessages.tooLarge);
}

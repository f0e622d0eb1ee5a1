import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { uploadMessages } from '#shared/upload.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { RequestHoldings } from './request-holdings.ts';

/** A field of a multipart form, or a file of it, which has to be read before what comes behind it. */
export type FormPart = { name: string; value: string } | { name: string; file: Readable };

export interface FormLimits {
  fields: number;
  /** Of each field. */
  fieldBytes: number;
  files: number;
  /** Of each file. */
  fileBytes: number;
}

/**
 * The parts of a multipart form in their order; nothing is kept of it, and nothing read that is not asked for. Throws, and
 * a file fails with, PAYLOAD_TOO_LARGE, and BAD_USER_INPUT for what is not well formed, has too many parts or has not come when
 * the request ends.
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
  // Those who wait for a part, or read the file, are told; it may be that nobody does.
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
  // Only such parts were pushed.
  return parts.iterator() as AsyncIterableIterator<FormPart>;
}

function parserFor(
  { headers }: IncomingMessage,
  { fields, fieldBytes, files, fileBytes }: FormLimits,
): BusboyInstance {
  try {
    return new Busboy({
      // It asks for a type, without which it throws.
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

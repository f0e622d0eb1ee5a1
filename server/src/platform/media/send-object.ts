import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { sendError } from '#server/platform/http/send-error.ts';
import type { ByteRange, Storage } from '#server/platform/storage/storage.ts';
import { requestedRange } from './http-range.ts';
import { isAsRequired } from './preconditions.ts';
import { sendFile } from './send-file.ts';

/** Headers about the object, which an error response must not have. */
const OBJECT_HEADERS = [
  'Accept-Ranges',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Cache-Control',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** Headers of an answer with an object. */
type ObjectHeaders = { 'Cache-Control': string } & Partial<
  Record<'Content-Disposition' | 'Content-Type', string>
>;

/**
 * Answers GET and HEAD with a stored object: with its ranges and preconditions, streamed from the storage. `headers` are those of a
 * successful answer. They replace `Content-Type` and `Content-Disposition` of the object. Answers NOT_FOUND without an object. Rejects
 * with the errors of the storage.
 */
export async function sendObject(
  storage: Storage,
  key: string,
  headers: ObjectHeaders,
  request: Request,
  response: Response,
): Promise<void> {
  try {
    await send(storage, key, headers, request, response);
  } catch (error) {
    // The client disconnected in the middle of the response.
    if (response.destroyed && !response.errored) return;
    if (!response.headersSent) clearObjectHeaders(response);
    throw error;
  }
}

async function send(
  storage: Storage,
  key: string,
  headers: ObjectHeaders,
  request: Request,
  response: Response,
): Promise<void> {
  const head = await storage.head(key);
  if (!head) return refuseObject(request, response, new AppError('NOT_FOUND', messages.notFound.page));
  response.set({
    'Accept-Ranges': 'bytes',
    'Content-Disposition': 'inline',
    'Content-Type': head.contentType,
    ETag: head.etag,
    'Last-Modified': head.lastModified.toUTCString(),
    ...headers,
  });
  if (!isAsRequired(request, head)) {
    return refuseObject(request, response, new AppError('PRECONDITION_FAILED', messages.badRequest));
  }
  if (request.fresh) {
    response.removeHeader('Content-Type');
    response.status(304).end();
    return;
  }

  const range = requestedRange(request, head);
  if (range === 'unsatisfiable') {
    const error = new AppError('RANGE_NOT_SATISFIABLE', messages.badRequest);
    return refuseObject(request, response, error, { 'Content-Range': `bytes */${head.size}` });
  }
  response.set('Content-Length', String(range ? range.end - range.start + 1 : head.size));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }

  const contentRange = range && `bytes ${range.start}-${range.end}/${head.size}`;
  const path = storage.localPath(key);
  const isSent = path
    ? await sendLocal(path, range ?? { start: 0, end: head.size - 1 }, contentRange, response)
    : await sendRemote(storage, key, range, contentRange, response);
  if (!isSent) refuseObject(request, response, new AppError('NOT_FOUND', messages.notFound.page));
}

function begin(response: Response, contentRange: string | undefined): void {
  if (contentRange !== undefined) response.status(206).set('Content-Range', contentRange);
}

/** Returns false when there is no such file. */
async function sendLocal(
  path: string,
  range: ByteRange,
  contentRange: string | undefined,
  response: Response,
): Promise<boolean> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { cause: error });
  });
  if (!file) return false;
  try {
    begin(response, contentRange);
    await sendFile(file, range, response);
  } finally {
    await file.close();
  }
  return true;
}

/** Returns false when there is no such object. */
async function sendRemote(
  storage: Storage,
  key: string,
  range: ByteRange | undefined,
  contentRange: string | undefined,
  response: Response,
): Promise<boolean> {
  const body = await storage.get(key, range);
  if (!body) return false;
  try {
    begin(response, contentRange);
    await pipeline(body, response);
  } finally {
    // A pipeline to a client that disconnected before it began leaves the body open.
    body.destroy();
  }
  return true;
}

/** Answers with an error, without the headers of an object. */
export function refuseObject(
  request: Request,
  response: Response,
  error: AppError,
  headers: Record<string, string> = {},
): void {
  clearObjectHeaders(response);
  response.set('Cache-Control', 'no-store').set(headers);
  sendError(request, response, error);
}

function clearObjectHeaders(response: Response): void {
  for (const name of OBJECT_HEADERS) response.removeHeader(name);
}

import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import express, { type Request, type Response } from 'express';
import { messages } from '#shared/messages.ts';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { sendError } from '#server/platform/http/send-error.ts';
import {
  contentTypeOf,
  isStorageKey,
  PUBLIC_KEY_PREFIX,
  type ByteRange,
  type Storage,
} from '#server/platform/storage/storage.ts';
import { requestedRange } from './http-range.ts';
import { KeptPlaylists } from './kept-playlists.ts';
import type { MediaCdn } from './media-cdn.ts';
import { scopeOf, type MediaLinks } from './media-links.ts';
import { PLAYLIST_TYPE, withSubtitles, type StreamSubtitles } from './playlist.ts';
import { isAsRequired } from './preconditions.ts';
import { sendFile } from './send-file.ts';

interface MediaDependencies {
  storage: Storage;
  links: MediaLinks;
  /** Undefined when the storage itself serves the bytes. */
  cdn?: MediaCdn;
  /**
   * Returns the subtitles of a stream of a lecture.
   *
   * @param key of the multivariant playlist.
   * @param query returns the query of a link to a scope.
   */
  subtitlesOf: (
    lectureId: string,
    key: string,
    query: (scope: string) => string,
  ) => Promise<StreamSubtitles[]>;
  /** Whether pages of other origins may show and read public pictures. */
  isOpenToOrigins: boolean;
  /** SHA-256 of the token in the session's cookie; undefined without one. */
  tokenHashOf: (request: Request) => string | undefined;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The parameter that names the lecture of a stream. It is not signed: the stream must be the lecture's. */
const LECTURE = /&lecture=[^&]*/;

/** A cached redirect must not lead to a URL that has just expired. */
const REDIRECT_MARGIN_SECONDS = 10;

/** Any page may read an object whose URL it has: the CDN is another host than the school, and public pictures are for all. */
const FOR_ALL_ORIGINS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Content-Length, Content-Range, ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

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

/**
 * Serves stored objects under `/media/<key>` (GET and HEAD). Images are public; everything else needs a link signed by
 * `MediaLinks`. Objects on disk are streamed, with ranges; on S3 a signed link redirects to the bucket. Playlists are
 * small, and pass on the link to the objects that they name. With a CDN a signed link redirects there, and the CDN
 * fetches the objects that it does not have from here. Errors of the storage go to the application's error handler.
 */
export function mediaRoutes({
  storage,
  links,
  cdn,
  subtitlesOf,
  isOpenToOrigins,
  tokenHashOf,
}: MediaDependencies): express.Router {
  const router = express.Router();
  const playlists = new KeptPlaylists(storage);
  // A pattern without parameters, so that nothing is decoded. A key needs no escapes, so a path with one is not a key.
  router.get(/.*/, async (request, response) => {
    const key = request.path.slice(1);
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' });
    if (!isStorageKey(key))
      return refuse(request, response, new AppError('NOT_FOUND', messages.notFound.page));
    if (key.startsWith(PUBLIC_KEY_PREFIX)) {
      if (isOpenToOrigins) response.set(FOR_ALL_ORIGINS);
      return serve(storage, key, IMMUTABLE, request, response);
    }
    if (cdn && links.isForCdn(key, request.query)) {
      response.set(FOR_ALL_ORIGINS);
      return serve(storage, key, IMMUTABLE, request, response);
    }

    const remaining = links.verify(scopeOf(key), request.query, tokenHashOf(request));
    if (remaining === null)
      return refuse(request, response, new AppError('FORBIDDEN', requestMessages.linkExpired));
    if (contentTypeOf(key) === PLAYLIST_TYPE) {
      const { lecture } = request.query;
      const query = (scope: string) => links.likewise(request.query, scope, tokenHashOf(request));
      const subtitles = typeof lecture === 'string' ? subtitlesOf(lecture, key, query) : [];
      return sendPlaylist(playlists, key, await subtitles, request, response);
    }
    // A URL presigned for GET answers no other method.
    if (request.method === 'GET') {
      if (cdn) return redirect(cdn.address(key, remaining), remaining, response);
      if (storage.name === 's3') {
        // A page that captures a frame has to read the response, which it may not do with a cached response of
        // playback. It gets another URL, even within the same second: one with another expiry.
        const expiresIn = request.query.frame === undefined ? remaining : Math.max(1, remaining - 1);
        return redirect(await storage.signedUrl(key, { expiresIn }), expiresIn, response);
      }
    }
    // The last second of a link may be a part of one.
    return serve(storage, key, `private, max-age=${remaining - 1}`, request, response);
  });
  return router;
}

/**
 * Sends a playlist, from either adapter. It is never cached, because the player requests it once, and whole, because it
 * is small.
 */
async function sendPlaylist(
  playlists: KeptPlaylists,
  key: string,
  subtitles: readonly StreamSubtitles[],
  request: Request,
  response: Response,
): Promise<void> {
  const [, query = ''] = request.originalUrl.split('?');
  // Only the multivariant playlist needs the name of the lecture.
  const playlist = await playlists.read(key, query.replace(LECTURE, ''));
  if (playlist === null) return refuse(request, response, new AppError('NOT_FOUND', messages.notFound.page));
  response
    .set({ 'Cache-Control': 'no-store', 'Content-Type': PLAYLIST_TYPE })
    .send(Buffer.from(withSubtitles(playlist, subtitles)));
}

/** Redirects to a URL that lives no longer than the link. */
function redirect(url: string, remaining: number, response: Response): void {
  const maxAge = Math.max(0, remaining - REDIRECT_MARGIN_SECONDS);
  response.set('Cache-Control', `private, max-age=${maxAge}`).redirect(302, url);
}

async function serve(
  storage: Storage,
  key: string,
  cacheControl: string,
  request: Request,
  response: Response,
): Promise<void> {
  try {
    await send(storage, key, cacheControl, request, response);
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
  cacheControl: string,
  request: Request,
  response: Response,
): Promise<void> {
  const head = await storage.head(key);
  if (!head) return refuse(request, response, new AppError('NOT_FOUND', messages.notFound.page));
  response.set({
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl,
    'Content-Disposition': 'inline',
    'Content-Type': head.contentType,
    ETag: head.etag,
    'Last-Modified': head.lastModified.toUTCString(),
  });
  if (!isAsRequired(request, head)) {
    return refuse(request, response, new AppError('PRECONDITION_FAILED', messages.badRequest));
  }
  if (request.fresh) {
    response.removeHeader('Content-Type');
    response.status(304).end();
    return;
  }

  const range = requestedRange(request, head);
  if (range === 'unsatisfiable') {
    const error = new AppError('RANGE_NOT_SATISFIABLE', messages.badRequest);
    return refuse(request, response, error, { 'Content-Range': `bytes */${head.size}` });
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
  if (!isSent) refuse(request, response, new AppError('NOT_FOUND', messages.notFound.page));
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

function refuse(
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

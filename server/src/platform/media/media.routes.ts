import express, { type Request, type Response } from 'express';
import { messages } from '#shared/messages.ts';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import {
  contentTypeOf,
  isStorageKey,
  PUBLIC_KEY_PREFIX,
  type Storage,
} from '#server/platform/storage/storage.ts';
import { KeptPlaylists } from './kept-playlists.ts';
import type { MediaCdn } from './media-cdn.ts';
import { scopeOf, type MediaLinks } from './media-links.ts';
import { PLAYLIST_TYPE, withSubtitles, type StreamSubtitles } from './playlist.ts';
import { refuseObject as refuse, sendObject } from './send-object.ts';

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
      return sendObject(storage, key, { 'Cache-Control': IMMUTABLE }, request, response);
    }
    if (cdn && links.isForCdn(key, request.query)) {
      response.set(FOR_ALL_ORIGINS);
      return sendObject(storage, key, { 'Cache-Control': IMMUTABLE }, request, response);
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
    const headers = { 'Cache-Control': `private, max-age=${remaining - 1}` };
    return sendObject(storage, key, headers, request, response);
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
export function redirect(url: string, remaining: number, response: Response): void {
  const maxAge = Math.max(0, remaining - REDIRECT_MARGIN_SECONDS);
  response.set('Cache-Control', `private, max-age=${maxAge}`).redirect(302, url);
}

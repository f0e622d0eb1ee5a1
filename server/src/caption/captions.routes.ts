import express, { type Request, type Response } from 'express';
import { captionMessages } from '#shared/caption.ts';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { sendError } from '#server/platform/http/send-error.ts';
import type { MediaLinks } from '#server/platform/media/media-links.ts';
import { PLAYLIST_TYPE } from '#server/platform/media/playlist.ts';
import type { CaptionsService } from './captions.service.ts';
import { captionsScope, type Subtitles } from './subtitles.ts';

interface Dependencies {
  captions: CaptionsService;
  subtitles: Subtitles;
  links: MediaLinks;
  /** Returns the SHA-256 of the token in the session cookie, or undefined without a session. */
  tokenHashOf: (request: Request) => string | undefined;
}

/**
 * Serves the current captions under `/captions/<id>.vtt`, and their HLS playlist under `/captions/<id>.m3u8` (GET and
 * HEAD), with a link signed by `MediaLinks`.
 */
export function captionRoutes({ captions, subtitles, links, tokenHashOf }: Dependencies): express.Router {
  const router = express.Router();

  const isSigned = (id: string, request: Request, response: Response): boolean => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' });
    // A valid signature implies a valid id.
    if (links.verify(captionsScope(id), request.query, tokenHashOf(request)) !== null) return true;
    refuse(request, response, new AppError('FORBIDDEN', requestMessages.linkExpired));
    return false;
  };

  router.get('/:id.vtt', async (request, response) => {
    const { id } = request.params;
    if (!isSigned(id, request, response)) return;
    const file = await captions.file(id);
    if (!file) return refuse(request, response, notFound());
    // Browsers cache the file but revalidate it each time, so that edits show immediately.
    response
      .set({
        'Cache-Control': 'private, no-cache',
        ETag: `"${file.version}"`,
        'Content-Type': 'text/vtt; charset=utf-8',
      })
      .send(file.text);
  });

  router.get('/:id.m3u8', async (request, response) => {
    const { id } = request.params;
    if (!isSigned(id, request, response)) return;
    const [, query = ''] = request.originalUrl.split('?');
    const playlist = await subtitles.playlist(id, query);
    if (playlist === null) return refuse(request, response, notFound());
    response.set({ 'Cache-Control': 'no-store', 'Content-Type': PLAYLIST_TYPE }).send(Buffer.from(playlist));
  });
  return router;
}

const notFound = () => new AppError('NOT_FOUND', captionMessages.notFound.captions);

function refuse(request: Request, response: Response, error: AppError): void {
  response.set('Cache-Control', 'no-store');
  sendError(request, response, error);
}

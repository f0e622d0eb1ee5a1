import express, { type Request } from 'express';
import { captionMessages } from '#shared/caption.ts';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { sendError } from '#server/platform/http/send-error.ts';
import type { MediaLinks } from '#server/platform/media/media-links.ts';
import { captionsScope, type CaptionsService } from './captions.service.ts';

interface Dependencies {
  captions: CaptionsService;
  links: MediaLinks;
  /** Returns the SHA-256 of the token in the session cookie, or undefined without a session. */
  tokenHashOf: (request: Request) => string | undefined;
}

/** Serves the current captions under `/captions/<id>.vtt` (GET and HEAD), with a link signed by `MediaLinks`. */
export function captionRoutes({ captions, links, tokenHashOf }: Dependencies): express.Router {
  const router = express.Router();
  router.get('/:id.vtt', async (request, response) => {
    const { id } = request.params;
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' });
    const refuse = (code: 'FORBIDDEN' | 'NOT_FOUND', message: string) => {
      response.set('Cache-Control', 'no-store');
      sendError(request, response, new AppError(code, message));
    };
    // A valid signature implies a valid id.
    if (links.verify(captionsScope(id), request.query, tokenHashOf(request)) === null) {
      return refuse('FORBIDDEN', requestMessages.linkExpired);
    }
    const file = await captions.file(id);
    if (!file) return refuse('NOT_FOUND', captionMessages.notFound.captions);
    // Browsers cache the file but revalidate it each time, so that edits show immediately.
    return response
      .set({
        'Cache-Control': 'private, no-cache',
        ETag: `"${file.version}"`,
        'Content-Type': 'text/vtt; charset=utf-8',
      })
      .send(file.text);
  });
  return router;
}

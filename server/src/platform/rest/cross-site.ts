import type { Request, RequestHandler } from 'express';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';

/**
 * Keeps other sites from acting in the name of a logged-in person. A browser names the site that sent a request in
 * `Sec-Fetch-Site`; other programs send no such header. Methods other than GET and HEAD are guarded without a cookie
 * too: otherwise a foreign page could log a visitor in to an account that is not theirs. Some GETs change something,
 * because they are documented that way. They are accepted from scripts of our own pages or with `X-Requested-With`,
 * which a foreign page cannot add to a request with cookies. A browser that follows a link or a redirect, submits a form
 * or loads a picture never changes anything through them. A browser never adds a token by itself, so requests with one are not guarded.
 */
export function refuseCrossSite(publicUrl: string, isChange: boolean): RequestHandler {
  const ownOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    if (/^bearer\b/i.test(request.headers.authorization ?? '')) return next();
    const site = request.get('sec-fetch-site');
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (!isChange) return next();
      if (!isByScript(request)) throw new AppError('FORBIDDEN', requestMessages.byNavigation);
      const hasCookie = request.headers.cookie !== undefined;
      if (hasCookie && site !== 'same-origin' && !request.get('x-requested-with')) throw refusal();
      return next();
    }
    // Pages that send no referrer send no origin either.
    if (site === 'same-origin') return next();
    const origin = request.get('origin');
    if ((site !== undefined && site !== 'none') || (origin && origin !== ownOrigin)) throw refusal();
    next();
  };
}

/**
 * Whether a script or a program sent the request, by the headers of browsers. They differ for navigations, prefetches,
 * pictures and frames.
 */
function isByScript(request: Request): boolean {
  const mode = request.get('sec-fetch-mode') ?? 'cors';
  const destination = request.get('sec-fetch-dest') ?? 'empty';
  return (mode === 'cors' || mode === 'same-origin') && destination === 'empty';
}

function refusal(): AppError {
  return new AppError('FORBIDDEN', requestMessages.crossSite);
}

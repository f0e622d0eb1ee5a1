import type { Request, RequestHandler } from 'express';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';

/**
 * Keeps other sites from acting in the name of a logged-in person. A browser names the site a request comes from in
 * `Sec-Fetch-Site`; a program that is no browser sends no such header. Other methods are guarded without a cookie too:
 * a foreign page could else log somebody in to an account that is not theirs. GETs that change something, because they
 * are documented that way, are taken from scripts of our own pages or with `X-Requested-With`, which a foreign page cannot add.
 * A browser that follows a link, a redirect or a form, or loads a picture, never changes anything by them.
 */
export function refuseCrossSite(publicUrl: string, isChange: boolean): RequestHandler {
  const ownOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    const site = request.get('sec-fetch-site');
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (!isChange) return next();
      if (!isByScript(request)) throw new AppError('FORBIDDEN', requestMessages.byNavigation);
      const hasCookie = request.headers.cookie !== undefined;
      if (hasCookie && site !== 'same-origin' && !request.get('x-requested-with')) throw refusal();
      return next();
    }
    // Pages that tell nobody their address do not tell their origin, either.
    if (site === 'same-origin') return next();
    const origin = request.get('origin');
    if ((site !== undefined && site !== 'none') || (origin && origin !== ownOrigin)) throw refusal();
    next();
  };
}

/** Whether a script or a program asks, by what browsers say of it: navigations, prefetches, pictures and frames say other things. */
function isByScript(request: Request): boolean {
  const mode = request.get('sec-fetch-mode') ?? 'cors';
  const destination = request.get('sec-fetch-dest') ?? 'empty';
  return (mode === 'cors' || mode === 'same-origin') && destination === 'empty';
}

function refusal(): AppError {
  return new AppError('FORBIDDEN', requestMessages.crossSite);
}

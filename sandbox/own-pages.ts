import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';

const FOREIGN_HOST = 'The sandbox does not answer at this address.';

/**
 * Answers nobody who asks for a name that is not ours. A page of another site whose name was made to lead here (DNS
 * rebinding) would else count as one of our own; what is asked for by an IP address cannot be such a page.
 */
export function refuseForeignHost(publicUrl: () => string): RequestHandler {
  return (request, response, next) => {
    const { hostname } = request;
    const isOurs =
      /^(.+\.)?localhost$/i.test(hostname) ||
      isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0 ||
      hostname === new URL(publicUrl()).hostname;
    if (isOurs) return next();
    response.status(403).type('text').send(FOREIGN_HOST);
  };
}

/**
 * Whether a page of another site sent this. A browser names the site that a request comes from; an old one, or one that
 * does not trust our address, its origin; and a program neither.
 */
export function isFromElsewhere(request: Request, publicUrl: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin';
  const origin = request.get('origin');
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.get('host');
}

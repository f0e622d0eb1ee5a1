import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';

const FOREIGN_HOST = 'The sandbox does not answer at this address.';

/**
 * Refuses requests for other host names. Otherwise, a page of another site whose name resolves to this server (DNS
 * rebinding) would count as same-origin. Requests to an IP address cannot come from such a page.
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
 * Whether a page of another site sent this request. Browsers send the site of the request. Older ones, or those that do
 * not trust our address, send the origin. Other programs send neither.
 */
export function isFromElsewhere(request: Request, publicUrl: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin';
  const origin = request.get('origin');
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.get('host');
}

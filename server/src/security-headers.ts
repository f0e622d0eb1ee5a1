import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import type { BucketSettings } from './config-services.ts';
import type { Config } from './config.ts';
import { inlineScriptSources } from './pages/inline-scripts.ts';
import type { SecurityHeaders } from './platform/http/early-answers.ts';

/** Name and value of a header. */
type Header = readonly [name: string, value: string];

/** Parameters of pages that grant access or show a payment. */
const SECRET_PARAMETERS = ['token', 'session_id'];

/** Returns the headers for responses that are sent before a request reaches `securityHeaders`. */
export function earlySecurityHeaders(config: Config, clientFolder?: string): SecurityHeaders {
  return Object.fromEntries(usualHeaders(setBy(policies(config, clientFolder))));
}

const usualHeaders = (always: readonly Header[]): Header[] => [
  ...always,
  ...setBy(helmet.referrerPolicy({ policy: 'strict-origin-when-cross-origin' })),
];

/** Sets the security headers of every response. They are computed once. */
export function securityHeaders(config: Config, clientFolder?: string): RequestHandler {
  const always = setBy(policies(config, clientFolder));
  const usually = usualHeaders(always);
  const withSecret = [...always, ...setBy(helmet.referrerPolicy({ policy: 'no-referrer' }))];
  return (request, response, next) => {
    // The address of such a page must not leak through its resources or links.
    for (const [name, value] of holdsSecret(request) ? withSecret : usually) response.setHeader(name, value);
    next();
  };
}

function holdsSecret(request: Request): boolean {
  if (!request.url.includes('?')) return false;
  // Express parses the query on each access.
  const { query } = request;
  return SECRET_PARAMETERS.some((name) => name in query);
}

/** Returns the headers that a handler of helmet sets. They are the same for every response. */
function setBy(handler: ReturnType<typeof helmet>): Header[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const headers: Header[] = [];
  response.setHeader = (name, value) => {
    headers.push([name, String(value)]);
    return response;
  };
  handler(response.req, response, () => undefined);
  return headers;
}

const bucketUrl = ({ endpoint, bucket, region }: BucketSettings): string =>
  endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`;

function policies({ publicUrl, s3, mediaCdn }: Config, clientFolder?: string): ReturnType<typeof helmet> {
  const inlineScripts = clientFolder ? inlineScriptSources(clientFolder) : [];
  const isSecure = publicUrl.startsWith('https:');
  // Videos are redirects to signed addresses on these hosts.
  const videoHosts = [mediaCdn?.url ?? (s3 && bucketUrl(s3))].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  );
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        // Emotion writes style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...videoHosts],
        mediaSrc: ["'self'", 'blob:', ...videoHosts],
        // The player fetches the segments of a stream itself.
        connectSrc: ["'self'", ...videoHosts],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: 63_072_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: false,
    frameguard: { action: 'deny' },
  });
}

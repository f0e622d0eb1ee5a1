import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import type { BucketSettings } from './config-services.ts';
import type { Config } from './config.ts';
import { inlineScriptSources } from './pages/inline-scripts.ts';
import type { SecurityHeaders } from './platform/http/early-answers.ts';

/** A header's name, as it is sent, and its value. */
type Header = readonly [name: string, value: string];

/** What pages are opened with that lets somebody in, or see a payment. */
const SECRET_PARAMETERS = ['token', 'session_id'];

/** The headers of what is answered before a request comes to `securityHeaders`. */
export function earlySecurityHeaders(config: Config, clientFolder?: string): SecurityHeaders {
  return Object.fromEntries(usualHeaders(setBy(policies(config, clientFolder))));
}

const usualHeaders = (always: readonly Header[]): Header[] => [
  ...always,
  ...setBy(helmet.referrerPolicy({ policy: 'strict-origin-when-cross-origin' })),
];

/** Sets what every answer says of how browsers are to treat it; what that is is found out once. */
export function securityHeaders(config: Config, clientFolder?: string): RequestHandler {
  const always = setBy(policies(config, clientFolder));
  const usually = usualHeaders(always);
  const withSecret = [...always, ...setBy(helmet.referrerPolicy({ policy: 'no-referrer' }))];
  return (request, response, next) => {
    // A page whose address holds a secret tells it to nobody: not what it loads, nor where its links lead.
    for (const [name, value] of holdsSecret(request) ? withSecret : usually) response.setHeader(name, value);
    next();
  };
}

function holdsSecret(request: Request): boolean {
  if (!request.url.includes('?')) return false;
  // Express reads the query each time it is asked for.
  const { query } = request;
  return SECRET_PARAMETERS.some((name) => name in query);
}

/** The headers that one of helmet's handlers sets, which are the same for every answer. */
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
  // Videos are redirects to signed addresses there.
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
        // The player fetches the parts of a stream by itself.
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

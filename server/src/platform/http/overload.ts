import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { requestMessages } from '#shared/request-messages.ts';
import type { SecurityHeaders } from './early-answers.ts';
import { errorBody } from './send-error.ts';

/** Maximum number of requests in progress during a crowd. A process of one core takes about 0.2 seconds for them. */
const MANY = 200;
/** A crowd begins when `MANY` requests were in progress for this many ms, and ends when half of them are left. */
const CROWD_MS = 300;
/** Maximum before that, for requests that arrive all at once. */
const BURST = 2 * MANY;
const RETRY_SECONDS = 2;
/** Bodies up to this size are read to their end. Otherwise the client opens another connection, which costs more. */
const SMALL_BODY_BYTES = 64 * 1024;

interface Options {
  /** The paths that may be refused: those with nothing in progress, and a client that can retry. */
  isRefusable: (path: string) => boolean;
  /** Headers of a refusal. */
  headers: SecurityHeaders;
}

/**
 * Refuses a request immediately, with 503 and `Retry-After`, when it could only be answered late, so that accepted
 * requests are answered soon. A process that accepts every request answers none in time. An incomplete request costs
 * nothing and does not count.
 */
export function refuseWhenOverloaded(
  next: RequestListener,
  { isRefusable, headers }: Options,
): RequestListener {
  let underWay = 0;
  /** When the number of requests became high, in ms. */
  let manySince = Infinity;
  const most = () => (performance.now() - manySince > CROWD_MS ? MANY : BURST);
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (!isRefusable(path)) return next(request, response);
    if (underWay >= most()) return refuse(path, request, response, headers);
    let isCounted = false;
    const count = () => {
      if (response.closed) return;
      isCounted = true;
      underWay += 1;
      if (underWay >= MANY && manySince === Infinity) manySince = performance.now();
    };
    if (!hasBody(request)) count();
    // A small body arrives with its head, and is read only after the caller is identified.
    else setImmediate(() => (request.complete ? count() : request.once('end', count)));
    response.once('close', () => {
      if (isCounted) underWay -= 1;
      if (underWay < MANY / 2) manySince = Infinity;
    });
    next(request, response);
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isSmall = (request: IncomingMessage): boolean =>
  !hasBody(request) || Number(request.headers['content-length'] ?? Infinity) <= SMALL_BODY_BYTES;

function refuse(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: SecurityHeaders,
): void {
  const message = requestMessages.overloaded;
  const extensions = { code: 'SERVICE_UNAVAILABLE', retryAfter: RETRY_SECONDS } as const;
  const isGraphql = path.startsWith('/graphql');
  const body = isGraphql
    ? { errors: [{ message, extensions }] }
    : errorBody({ ...extensions, status: 503, message });
  const isData = isGraphql || path.startsWith('/api/');
  const text = isData ? JSON.stringify(body) : message;
  response
    .writeHead(503, {
      ...headers,
      'Content-Type': isData ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_SECONDS,
      // The rest of a large body is not read.
      ...(!isSmall(request) && { Connection: 'close' }),
    })
    .end(text);
}

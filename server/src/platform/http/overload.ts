import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { requestMessages } from '#shared/request-messages.ts';
import type { SecurityHeaders } from './early-answers.ts';

/** So many are being answered at a time in a crowd: a process of one core takes some 0.2 seconds for them. */
const MANY = 200;
/** A crowd it is when there were as many for so long, until half of them are left. */
const CROWD_MS = 300;
/** Those that come all at once, and are answered before it is one. */
const BURST = 2 * MANY;
const RETRY_SECONDS = 2;
/** A body of so many bytes is read to its end rather than have its sender open another connection, which costs more. */
const SMALL_BODY_BYTES = 64 * 1024;

interface Options {
  /** Which paths are refused: those whose answers are made from nothing, for somebody who can ask again. */
  isRefusable: (path: string) => boolean;
  /** Of a refusal. */
  headers: SecurityHeaders;
}

/**
 * Refuses at once, by 503 and `Retry-After`, what could only be answered late, so that those who are let in are answered soon: a process
 * that takes on everything answers nobody in time. Who has not sent all of a request yet costs nothing, and does not count.
 */
export function refuseWhenOverloaded(
  next: RequestListener,
  { isRefusable, headers }: Options,
): RequestListener {
  let underWay = 0;
  /** Since when there are many, in ms. */
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
    // A small body comes with its head, and is read only after it was found out who asks.
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
  const extensions = { code: 'SERVICE_UNAVAILABLE', retryAfter: RETRY_SECONDS };
  const isGraphql = path.startsWith('/graphql');
  const body = isGraphql ? { errors: [{ message, extensions }] } : { success: false, message };
  const isData = isGraphql || path.startsWith('/api/');
  const text = isData ? JSON.stringify(body) : message;
  response
    .writeHead(503, {
      ...headers,
      'Content-Type': isData ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_SECONDS,
      // What is left of a large body is not read.
      ...(!isSmall(request) && { Connection: 'close' }),
    })
    .end(text);
}

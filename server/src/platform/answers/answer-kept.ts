import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { LANGUAGE_COOKIE, SECURE_LANGUAGE_COOKIE } from '#shared/languages.ts';
import { Role } from '#shared/roles.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import { ownBytes } from '#server/platform/common/own-copy.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import { requestIdOf } from '#server/platform/common/request-id.ts';
import { compressKept, type KeptAnswer, type KeptAnswers } from './kept-answers.ts';
import type { PublicContent } from './public-content.ts';

const PATH = '/graphql';
/** REST lists that are the same for every visitor. */
const LISTS = /^\/api\/v1\/courses(?:\?|$)/;
/** Documents of the client have a few hundred bytes. */
const MAX_BYTES = 8 * 1024;
const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/i;

/**
 * Serves cached answers before any other code sees the request, which is cheaper than routing. All other requests reach
 * `next` unchanged.
 */
export function answerKept(kept: KeptAnswers, next: RequestListener): RequestListener {
  function answer(request: IncomingMessage, response: ServerResponse, key: string): boolean {
    const found = kept.find(key);
    if (!found) return false;
    if (!found.gzip && takes('gzip', request.headers)) compressKept(kept, key, found);
    send(request, response, found);
    return true;
  }
  return (request, response) => {
    if (isGetToKeep(request, request.url)) {
      if (!answer(request, response, keyOfGet(request, request.url))) next(request, response);
      return;
    }
    if (!isPostToKeep(request, request.url)) return next(request, response);
    const length = Number(request.headers['content-length']);
    // A small body arrives in the packet of its headers, which is parsed before the next tick.
    process.nextTick(() => {
      const body = request.readableLength === length ? (request.read() as Buffer | null) : null;
      if (body && answer(request, response, keyOfPost(request, body.toString()))) return;
      if (body) request.unshift(body);
      next(request, response);
    });
  };
}

/** Caches answers to visitors that are marked as public. */
export function keepAnswers(kept: KeptAnswers): RequestHandler {
  return (request, response, next) => {
    const { originalUrl } = request;
    const isGet = isGetToKeep(request, originalUrl);
    if (!isGet && !isPostToKeep(request, originalUrl)) return next();
    const { moment } = kept;
    const answer = response.send.bind(response);
    response.send = (body: unknown) => {
      if (typeof body !== 'string' || !isEverybodys(response) || !isForAll(response)) {
        return answer(body);
      }
      if (isGet) {
        letBrowsersKeep(response, { isPublic: true });
        // Without this header Express answers in full, so that the body and all headers can be cached.
        delete request.headers['if-none-match'];
      }
      const sent = answer(body);
      const key = isGet ? keyOfGet(request, originalUrl) : keyOfPost(request, JSON.stringify(request.body));
      kept.save(key, { headers: headersOf(response), body: ownBytes(body) }, moment);
      return sent;
    };
    next();
  };
}

/**
 * Clears the caches before an admin's change is answered, so that no later request to this process gets the old content.
 * PostgreSQL notifies other processes a moment later. Changes by other users do not affect what visitors see.
 */
export function forgetAfterChanges(content: PublicContent): RequestHandler {
  return (request, response, next) => {
    if (!READING_METHODS.includes(request.method)) {
      onHeaders(response, () => {
        if (actorOf(request)?.role === Role.ADMIN && !reading.has(response)) content.changed();
      });
    }
    next();
  };
}

const READING_METHODS = ['GET', 'HEAD', 'OPTIONS'];

const reading = new WeakSet<ServerResponse>();
const everybodys = new WeakSet<ServerResponse>();

/** Marks a response as one that changed nothing, and tells whether it is the same for every visitor. */
export function markAsReading(response: ServerResponse, { isPublic }: { isPublic: boolean }): void {
  reading.add(response);
  if (isPublic) everybodys.add(response);
}

/** Whether a response is the same for every visitor. */
export function isEverybodys(response: ServerResponse): boolean {
  return everybodys.has(response);
}

/** Whether a request comes from a visitor: it has no token, and no cookie besides that of the language. */
export function isVisitors({ cookie, authorization }: IncomingHttpHeaders): boolean {
  return (cookie === undefined || ONLY_LANGUAGE.test(cookie)) && authorization === undefined;
}

const ONLY_LANGUAGE = new RegExp(String.raw`^(?:${LANGUAGE_COOKIE}|${SECURE_LANGUAGE_COOKIE})=[\w-]*$`);

function isPostToKeep({ method, headers }: IncomingMessage, url: string | undefined): boolean {
  const length = Number(headers['content-length']);
  return (
    method === 'POST' &&
    url === PATH &&
    length > 0 &&
    length <= MAX_BYTES &&
    isVisitors(headers) &&
    headers['content-encoding'] === undefined &&
    JSON_TYPE.test(headers['content-type'] ?? '')
  );
}

/** Excludes errors, and responses that set a cookie for one person. */
function isForAll(response: ServerResponse): boolean {
  return response.statusCode === 200 && !response.hasHeader('set-cookie');
}

function isGetToKeep({ method, headers }: IncomingMessage, url = ''): boolean {
  return (
    method === 'GET' &&
    (LISTS.test(url) || (url.startsWith(`${PATH}?`) && isPreflighted(headers))) &&
    url.length <= MAX_BYTES &&
    isVisitors(headers) &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

/** Whether a header proves that no page of another site sent this GET. Apollo Server requires the same. */
function isPreflighted(headers: IncomingHttpHeaders): boolean {
  return JSON_TYPE.test(headers['content-type'] ?? '') || Boolean(headers['apollo-require-preflight']);
}

function keyOfPost({ headers }: IncomingMessage, body: string): string {
  return `${currentLanguage()} ${headers.accept ?? ''}\n${body}`;
}

function keyOfGet({ headers }: IncomingMessage, url = ''): string {
  return `GET ${currentLanguage()} ${headers.accept ?? ''}\n${url}`;
}

/** Lets browsers cache the response to a GET and revalidate it each time. One that is not public is for them alone. */
export function letBrowsersKeep(response: ServerResponse, { isPublic }: { isPublic: boolean }): void {
  response.setHeader('Cache-Control', isPublic ? 'no-cache' : 'private, no-cache');
  response.setHeader('Vary', 'Accept, Accept-Encoding, Accept-Language, Authorization, Cookie');
}

/** The headers of a response so far, without those that belong to one request and its caller. */
export function headersOf(response: ServerResponse): Record<string, string> {
  const {
    'x-request-id': _id,
    ratelimit: _left,
    'ratelimit-policy': _limit,
    ...headers
  } = response.getHeaders();
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  answer: KeptAnswer,
): void {
  const own = { ...answer.headers, 'X-Request-Id': requestIdOf(asked) };
  if (method === 'GET' && hasSame(asked, answer.headers.etag)) {
    const { 'content-type': _type, 'content-length': _length, ...headers } = own as Record<string, string>;
    response.writeHead(304, headers).end();
  } else if (answer.gzip && takes('gzip', asked)) {
    const headers = { ...own, 'content-encoding': 'gzip', 'content-length': answer.gzip.length };
    response.writeHead(200, headers).end(answer.gzip);
  } else {
    response.writeHead(200, own).end(answer.body);
  }
}

/** Compares tags as weak ones, because the body may be compressed. */
export function hasSame({ 'if-none-match': tags }: IncomingHttpHeaders, etag: string | undefined): boolean {
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return etag !== undefined && (tags?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false);
}

/** Whether the client accepts this encoding. */
export function takes(
  name: 'br' | 'gzip',
  { 'accept-encoding': encodings = '' }: IncomingHttpHeaders,
): boolean {
  return String(encodings)
    .replaceAll(' ', '')
    .split(',')
    .some((encoding) => {
      const [coding = '', weight = 'q=1'] = encoding.split(';');
      return coding.toLowerCase() === name && /^q=(?:1|0\.\d{0,2}[1-9])/i.test(weight);
    });
}

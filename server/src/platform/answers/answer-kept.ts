import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { LANGUAGE_COOKIE, SECURE_LANGUAGE_COOKIE } from '#shared/languages.ts';
import { Role } from '#shared/roles.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import type { CachedAnswer, AnswerCache } from './answer-cache.ts';

const PATH = '/graphql';
/** What REST answers every visitor alike. */
const LISTS = /^\/api\/v1\/courses(?:\?|$)/;
/** A document of the client has some hundred bytes. */
const MAX_BYTES = 8 * 1024;
const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/i;

/**
 * Answers what is kept before anything else looks at a request: it costs less than finding the way through the routes. All
 * others go on to `next` as they came.
 */
export function answerKept(kept: AnswerCache, next: RequestListener): RequestListener {
  function answer(request: IncomingMessage, response: ServerResponse, key: string): boolean {
    const found = kept.find(key);
    if (!found) return false;
    if (!found.gzip && takes('gzip', request.headers)) kept.compress(key);
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
    // A small body comes in the packet of its headers, which is taken apart before the next tick.
    process.nextTick(() => {
      const body = request.readableLength === length ? (request.read() as Buffer | null) : null;
      if (body && answer(request, response, keyOfPost(request, body.toString()))) return;
      if (body) request.unshift(body);
      next(request, response);
    });
  };
}

/** Keeps the answers to visitors that were found to be everybody's. */
export function keepAnswers(kept: AnswerCache): RequestHandler {
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
        if (!LISTS.test(originalUrl)) letBrowsersKeep(response);
        // It is kept whole: the next who has it already is told so.
        delete request.headers['if-none-match'];
      }
      const sent = answer(body);
      const key = isGet ? keyOfGet(request, originalUrl) : keyOfPost(request, JSON.stringify(request.body));
      kept.save(key, { headers: headersOf(response), body: Buffer.from(body) }, moment);
      return sent;
    };
    next();
  };
}

/**
 * Forgets what is kept before an admin's change is answered: nobody finds here what it has ended. Other processes hear
 * of it when PostgreSQL tells them, a moment later. What others change, visitors do not see.
 */
export function forgetAfterChanges(kept: AnswerCache): RequestHandler {
  return (request, response, next) => {
    if (!READING_METHODS.includes(request.method)) {
      onHeaders(response, () => {
        if (actorOf(request)?.role === Role.ADMIN && !reading.has(response)) kept.forget();
      });
    }
    next();
  };
}

const READING_METHODS = ['GET', 'HEAD', 'OPTIONS'];

const reading = new WeakSet<ServerResponse>();
const everybodys = new WeakSet<ServerResponse>();

/** Says of an answer that nothing was changed for it, and whether any visitor may have it. */
export function markAsReading(response: ServerResponse, { isPublic }: { isPublic: boolean }): void {
  reading.add(response);
  if (isPublic) everybodys.add(response);
}

/** Whether any visitor may have an answer. */
export function isEverybodys(response: ServerResponse): boolean {
  return everybodys.has(response);
}

/** What somebody's answer depends on they send with a cookie or a token: whoever sends neither is a visitor, in a language. */
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

/** A refusal is not kept, and a cookie is one person's. */
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

/** A page of another site can send none of these by itself, which is what Apollo Server asks of a GET. */
function isPreflighted(headers: IncomingHttpHeaders): boolean {
  return JSON_TYPE.test(headers['content-type'] ?? '') || Boolean(headers['apollo-require-preflight']);
}

function keyOfPost({ headers }: IncomingMessage, body: string): string {
  return `${currentLanguage()} ${headers.accept ?? ''}\n${body}`;
}

function keyOfGet({ headers }: IncomingMessage, url = ''): string {
  return `GET ${currentLanguage()} ${headers.accept ?? ''}\n${url}`;
}

/** A browser may keep the answer to a GET, and asks each time whether it is still the same. */
function letBrowsersKeep(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-cache');
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
  answer: CachedAnswer,
): void {
  const own = { ...answer.headers, 'X-Request-Id': newId() };
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

/** Tags are compared as weak ones: the bytes may be compressed or not. */
export function hasSame({ 'if-none-match': tags }: IncomingHttpHeaders, etag: string | undefined): boolean {
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return etag !== undefined && (tags?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false);
}

/** Whether whoever asks can read what is compressed so. */
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

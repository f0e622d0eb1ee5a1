import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { Role } from '#shared/roles.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import type { KeptAnswers } from './kept-answers.ts';

const PATH = '/graphql';
/** A document of the client has some hundred bytes. */
const MAX_BYTES = 8 * 1024;
const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/i;

/**
 * Answers what is kept before anything else looks at a request: it costs less than finding the way through the routes. All
 * others go on to `next` as they came.
 */
export function answerKept(kept: KeptAnswers, next: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url !== PATH || !mayBeKept(request)) return next(request, response);
    const length = Number(request.headers['content-length']);
    // A small body comes in the packet of its headers, which is taken apart before the next tick.
    process.nextTick(() => {
      const body = request.readableLength === length ? (request.read() as Buffer | null) : null;
      const answer = body && kept.find(keyOf(request, body.toString()));
      if (answer) return send(response, answer.headers, answer.body);
      if (body) request.unshift(body);
      next(request, response);
    });
  };
}

/** Keeps the answers of GraphQL to visitors that were found to be everybody's. */
export function keepAnswers(kept: KeptAnswers): RequestHandler {
  return (request, response, next) => {
    if (request.originalUrl !== PATH || !mayBeKept(request)) return next();
    const { moment } = kept;
    const answer = response.send.bind(response);
    response.send = (body: unknown) => {
      const sent = answer(body);
      if (typeof body === 'string' && everybodys.has(response) && isForAll(response)) {
        const key = keyOf(request, JSON.stringify(request.body));
        kept.keep(key, { headers: headersOf(response), body: Buffer.from(body) }, moment);
      }
      return sent;
    };
    next();
  };
}

/**
 * Forgets what is kept before an admin's change is answered: nobody finds here what it has ended. Other processes hear
 * of it when PostgreSQL tells them, a moment later. What others change, visitors do not see.
 */
export function forgetAfterChanges(kept: KeptAnswers): RequestHandler {
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

/** Says of the answer to a POST that nothing was changed for it, and whether any visitor may have it. */
export function markAsReading(response: ServerResponse, { isPublic }: { isPublic: boolean }): void {
  reading.add(response);
  if (isPublic) everybodys.add(response);
}

/** What somebody's answer depends on they send with a cookie or a token: whoever sends neither is a visitor. */
function mayBeKept({ method, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return (
    method === 'POST' &&
    length > 0 &&
    length <= MAX_BYTES &&
    headers.cookie === undefined &&
    headers.authorization === undefined &&
    headers['content-encoding'] === undefined &&
    JSON_TYPE.test(headers['content-type'] ?? '')
  );
}

/** A refusal is not kept, and a cookie is one person's. */
function isForAll(response: ServerResponse): boolean {
  return response.statusCode === 200 && !response.hasHeader('set-cookie');
}

function keyOf({ headers }: IncomingMessage, body: string): string {
  return `${headers.accept ?? ''}\n${body}`;
}

function headersOf(response: ServerResponse): Record<string, string> {
  const { 'x-request-id': _, ...headers } = response.getHeaders();
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function send(response: ServerResponse, headers: OutgoingHttpHeaders, body: Buffer): void {
  response.writeHead(200, { ...headers, 'X-Request-Id': newId() });
  response.end(body);
}

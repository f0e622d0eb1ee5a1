import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import onHeaders from 'on-headers';
import type { Registry } from 'prom-client';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { HeldBytes } from './held-bytes.ts';
import type { HttpLimits } from './http-limits.ts';
import { RequestBody } from './request-body.ts';

/** How often a body's deadlines are looked at while the shorter one runs. */
const LOOKS = 4;

const bodies = new WeakMap<IncomingMessage, RequestBody>();

/** The body of a request that `requestBodies` has let in. */
export function bodyOf(request: IncomingMessage): RequestBody {
  const body = bodies.get(request);
  if (!body) throw new Error('This request has not come by requestBodies');
  return body;
}

/** Whether a request was answered before its body had come: what fails behind the answer is nothing to tell or to report. */
export function isAnsweredEarly(request: IncomingMessage, response: ServerResponse): boolean {
  return response.writableEnded && !request.complete;
}

/** The fields of a form that a browser posts by itself, of at most so many bytes. Throws what `RequestBody.read` does. */
export async function formOf(request: IncomingMessage, bytes: number): Promise<URLSearchParams> {
  return new URLSearchParams((await bodyOf(request).read(bytes)).toString());
}

/**
 * Knows of every request whether its body has come to an end, whoever reads it. One that stalls or takes too long is answered
 * with `answerError`; when an answer does not wait for the end of the body, the connection is closed behind it. A request ends,
 * and gives back what it holds, with its answer, or with its connection when some of its body had not come by then.
 */
export function requestBodies(
  limits: HttpLimits,
  answerError: ErrorRequestHandler,
  metrics: Registry,
): RequestHandler {
  const held = new HeldBytes(limits.bytesInFlight, metrics);
  return (request, response, next) => {
    let looks: NodeJS.Timeout | undefined;
    const giveUp = () => {
      clearInterval(looks);
      if (response.headersSent) return void request.destroy();
      const error = new AppError('REQUEST_TIMEOUT', requestMessages.bodyOverdue);
      void answerError(error, request, response, () => request.destroy());
    };
    const body = new RequestBody(request, limits, held, giveUp);
    bodies.set(request, body);
    if (body.isEmpty) return next();
    const watch = () => {
      looks = setInterval(() => body.isOverdue() && giveUp(), limits.idleMs / LOOKS);
    };
    response.once('close', () => {
      clearInterval(looks);
      const { socket } = request;
      if (body.isComplete || socket.destroyed) body.end();
      else socket.once('close', () => body.end());
    });
    // A small body comes in the packet of its head, which is taken apart before the next tick.
    process.nextTick(() => {
      if (!body.isComplete && !response.closed) watch();
    });
    onHeaders(response, () => {
      if (!body.isComplete) closeInStages(request, response, limits);
    });
    next();
  };
}

/**
 * Closes the connection of an answer in the stages of RFC 9112, section 9.6: ours first, and theirs when they have had the time
 * to read the answer. Closed at once, it would be reset, and many senders would lose the answer.
 */
function closeInStages(
  request: IncomingMessage,
  response: ServerResponse,
  { lingerMs, lingerIdleMs }: HttpLimits,
): void {
  response.setHeader('Connection', 'close');
  const { socket } = request;
  // Node calls it when the answer is written.
  socket.destroySoon = () => {
    socket.end();
    request.unpipe().resume();
    const endsAt = Date.now() + lingerMs;
    let bytesRead = -1;
    const linger = setInterval(() => {
      if (socket.bytesRead === bytesRead || Date.now() > endsAt) socket.destroy();
      bytesRead = socket.bytesRead;
    }, lingerIdleMs);
    socket.once('close', () => clearInterval(linger));
  };
}

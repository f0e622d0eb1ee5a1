import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import onHeaders from 'on-headers';
import type { Registry } from 'prom-client';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { HeldBytes } from './held-bytes.ts';
import type { HttpLimits } from './http-limits.ts';
import { RequestBody } from './request-body.ts';

/** How often the deadlines of a body are checked within the shorter one. */
const LOOKS = 4;

const bodies = new WeakMap<IncomingMessage, RequestBody>();

/** Returns the body of a request that `requestBodies` has accepted. */
export function bodyOf(request: IncomingMessage): RequestBody {
  const body = bodies.get(request);
  if (!body) throw new Error('This request has not passed requestBodies');
  return body;
}

/** Whether a request was answered before its body had arrived. Later errors are neither sent nor logged. */
export function isAnsweredEarly(request: IncomingMessage, response: ServerResponse): boolean {
  return response.writableEnded && !request.complete;
}

/** Reads the fields of a form that a browser posts by itself, of at most `bytes` bytes. Throws what `RequestBody.read` does. */
export async function formOf(request: IncomingMessage, bytes: number): Promise<URLSearchParams> {
  return new URLSearchParams((await bodyOf(request).read(bytes)).toString());
}

/**
 * Tracks whether the body of each request has ended, whichever code reads it. A body that stalls or takes too long is
 * answered with `answerError`. When a response does not wait for the end of the body, the connection is closed after
 * it. A request ends, and releases what it holds, with its response. If its body is incomplete by then, it ends with
 * its connection.
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
    // A small body arrives in the packet of its head, which is parsed before the next tick.
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
 * Closes the connection of a response in the stages of RFC 9112, section 9.6: our side first, and the client's after it
 * has had time to read the response. Closing at once would reset the connection, and many clients would lose the
 * response.
 */
function closeInStages(
  request: IncomingMessage,
  response: ServerResponse,
  { lingerMs, lingerIdleMs }: HttpLimits,
): void {
  response.setHeader('Connection', 'close');
  const { socket } = request;
  // Node calls this when the response is written.
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

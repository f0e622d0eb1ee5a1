import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { HeldBytes } from './held-bytes.ts';
import type { HttpLimits } from './http-limits.ts';
import { RequestBody } from './request-body.ts';

/** How often a body's deadlines are looked at while the shorter one runs. */
const LOOKS = 4;
/** How long a sender may go on after an answer that did not wait for the end of the body ... */
const LINGER_MS = 5_000;
/** ... and without another byte. */
const LINGER_IDLE_MS = 1_000;

const bodies = new WeakMap<IncomingMessage, RequestBody>();

/** The body of a request that `requestBodies` has let in. */
export function bodyOf(request: IncomingMessage): RequestBody {
  const body = bodies.get(request);
  if (!body) throw new Error('This request has not come by requestBodies');
  return body;
}

/** The fields of a form that a browser posts by itself, of at most so many bytes. Throws what `RequestBody.read` does. */
export async function formOf(request: IncomingMessage, bytes: number): Promise<URLSearchParams> {
  return new URLSearchParams((await bodyOf(request).read(bytes)).toString());
}

/**
 * Knows of every request whether its body has come to an end, whoever reads it. One that stalls or takes too long is answered
 * with `answerError`; when an answer does not wait for the end of the body, the connection is closed behind it.
 */
export function requestBodies(limits: HttpLimits, answerError: ErrorRequestHandler): RequestHandler {
  const held = new HeldBytes(limits.bytesInFlight);
  return (request, response, next) => {
    const body = new RequestBody(request, limits, held);
    bodies.set(request, body);
    if (body.isComplete) return next();
    const watch = () => {
      const looks = setInterval(() => {
        if (!body.isOverdue()) return;
        clearInterval(looks);
        if (response.headersSent) return void request.destroy();
        const error = new AppError('REQUEST_TIMEOUT', requestMessages.bodyOverdue);
        void answerError(error, request, response, () => request.destroy());
      }, limits.idleMs / LOOKS);
      response.once('close', () => clearInterval(looks));
    };
    // A small body comes in the packet of its head, which is taken apart before the next tick.
    process.nextTick(() => {
      if (!body.isComplete && !response.closed) watch();
    });
    onHeaders(response, () => {
      if (!body.isComplete) closeInStages(request, response);
    });
    next();
  };
}

/**
 * Closes the connection of an answer in the stages of RFC 9112, section 9.6: ours first, and theirs when they have had the time
 * to read the answer. Closed at once, it would be reset, and many senders would lose the answer.
 */
function closeInStages(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Connection', 'close');
  const { socket } = request;
  // Node calls it when the answer is written.
  socket.destroySoon = () => {
    socket.end();
    request.unpipe().resume();
    const endsAt = Date.now() + LINGER_MS;
    let bytesRead = -1;
    const linger = setInterval(() => {
      if (socket.bytesRead === bytesRead || Date.now() > endsAt) socket.destroy();
      bytesRead = socket.bytesRead;
    }, LINGER_IDLE_MS);
    socket.once('close', () => clearInterval(linger));
  };
}

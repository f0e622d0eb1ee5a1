import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler, Response } from 'express';
import { uploadMessages } from '#shared/upload.ts';
import { AppError } from './errors.ts';

const answers = new AsyncLocalStorage<Response>();

/** Lets the work of a request detect that its client has disconnected. */
export const rememberSender: RequestHandler = (_request, response, next) => answers.run(response, next);

/** Returns a signal that aborts when the connection of the current request closes; undefined outside of requests. */
export function senderGone(): AbortSignal | undefined {
  const response = answers.getStore();
  if (!response) return undefined;
  const gone = new AbortController();
  const abort = () => gone.abort(new AppError('BAD_USER_INPUT', uploadMessages.interrupted));
  if (response.closed) abort();
  else response.once('close', abort);
  return gone.signal;
}

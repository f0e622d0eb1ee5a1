import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler, Response } from 'express';
import { uploadMessages } from '#shared/upload.ts';
import { AppError } from './errors.ts';

const answers = new AsyncLocalStorage<Response>();

/** Lets the work of a request ask whether its sender is still there. */
export const rememberSender: RequestHandler = (_request, response, next) => answers.run(response, next);

/** Aborts when the connection of the request ends whose work this is; undefined outside of requests. */
export function senderGone(): AbortSignal | undefined {
  const response = answers.getStore();
  if (!response) return undefined;
  const gone = new AbortController();
  const abort = () => gone.abort(new AppError('BAD_USER_INPUT', uploadMessages.interrupted));
  if (response.closed) abort();
  else response.once('close', abort);
  return gone.signal;
}

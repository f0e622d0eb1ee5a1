import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { checkoutPolicy } from './checkout-style.ts';
import { noticePage } from './page-frame.ts';

/** How a hosted page answers: it leads on, or shows something. */
export type PageReply =
  | { redirect: string }
  | {
      page: string;
      status?: number;
      /** The origins that submitting its form may lead on to, beside our own. */
      formTargets?: readonly string[];
    };

/** Sends the answer of a hosted page, which the browser keeps nowhere. */
export function sendReply(response: Response, reply: PageReply): void {
  response.set('Cache-Control', 'no-store');
  if ('redirect' in reply) {
    response.redirect(303, reply.redirect);
    return;
  }
  response
    .status(reply.status ?? 200)
    .set('Content-Security-Policy', checkoutPolicy(reply.formTargets))
    .type('html')
    .send(reply.page);
}

/** Answers what is none of the sandbox's pages, or not to be asked for like this. */
export const answerUnknown: RequestHandler = (_request, response) => {
  sendReply(response, {
    page: noticePage({
      title: 'There is no such page',
      text: 'The address is wrong or incomplete. Please go back and start again.',
    }),
    status: 404,
  });
};

/** The status of what is wrong with a request itself; undefined for what went wrong here. */
function statusOfRequest(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  return error.status >= 400 && error.status < 500 ? error.status : undefined;
}

/** Answers requests that cannot be read with a page. What went wrong on our side is for the product to log. */
export const answerUnreadable: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = statusOfRequest(error);
  if (status === undefined) {
    next(error);
    return;
  }
  const text = 'What was sent cannot be read, or is too long. Please go back and try again.';
  sendReply(response, { page: noticePage({ title: 'This did not work', text }), status });
};

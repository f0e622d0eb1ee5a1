import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { checkoutPolicy } from './checkout-style.ts';
import { noticePage } from './page-frame.ts';

/** The reply of a hosted page: a redirect or a page. */
export type PageReply =
  | { redirect: string }
  | {
      page: string;
      status?: number;
      /** Further origins that submitting its form may redirect to. */
      formTargets?: readonly string[];
    };

/** Sends the reply of a hosted page, which the browser does not cache. */
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

/** Responds to requests for unknown pages or with wrong methods. */
export const answerUnknown: RequestHandler = (_request, response) => {
  sendReply(response, {
    page: noticePage({
      title: 'There is no such page',
      text: 'The address is wrong or incomplete. Please go back and start again.',
    }),
    status: 404,
  });
};

/** The status of an error in the request itself; undefined for errors of the server. */
function statusOfRequest(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  return error.status >= 400 && error.status < 500 ? error.status : undefined;
}

/** Shows a page for unreadable requests. Server errors are left to the product's log. */
export const answerUnreadable: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = statusOfRequest(error);
  if (status === undefined) {
    next(error);
    return;
  }
  const text = 'What was sent cannot be read, or is too long. Please go back and try again.';
  sendReply(response, { page: noticePage({ title: 'This did not work', text }), status });
};

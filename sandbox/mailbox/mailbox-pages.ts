import express, { type Response } from 'express';
import { isFromElsewhere, refuseForeignHost } from '#sandbox/own-pages.ts';
import type { Html } from '#shared/html.ts';
import type { MailFolder } from './mail-folder.ts';
import { STYLE_HASH } from './mailbox-style.ts';
import { listPage, mailPage, messagePage } from './mailbox-views.ts';

const LIST_LENGTH = 200;

const CROSS_SITE = 'This request came from another site and was refused';
const NO_MAIL = 'This mail does not exist';
const NO_PAGE = 'There is nothing at this address';

const PAGE_POLICY = [
  "default-src 'none'",
  `style-src '${STYLE_HASH}'`,
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A mail may have styles and open links in new windows. It may not run scripts, submit forms or load anything. */
const MAIL_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The mailbox pages: a list, a page per mail, the mail's own HTML for the frame on that page, and 'Delete all'. */
export function mailboxPages(mails: MailFolder, publicUrl: () => string): express.Router {
  const router = express.Router();
  router.use(refuseForeignHost(publicUrl));

  router.get('/', async ({ baseUrl }, response) => {
    send(response, 200, listPage(baseUrl, await mails.newest(LIST_LENGTH)));
  });

  router.post('/delete-all', async (request, response) => {
    const { baseUrl } = request;
    if (isFromElsewhere(request, publicUrl())) {
      return send(response, 403, messagePage(baseUrl, CROSS_SITE));
    }
    await mails.clear();
    response.redirect(303, baseUrl);
  });

  router.get('/:id', async ({ baseUrl, params }, response) => {
    const mail = await mails.find(params.id);
    if (!mail) return send(response, 404, messagePage(baseUrl, NO_MAIL));
    send(response, 200, mailPage(baseUrl, mail));
  });

  router.get('/:id/html', async ({ baseUrl, params }, response) => {
    const mail = await mails.find(params.id);
    if (!mail) return send(response, 404, messagePage(baseUrl, NO_MAIL));
    response.set({ 'Content-Security-Policy': MAIL_POLICY, 'X-Frame-Options': 'SAMEORIGIN' });
    sendMarkup(response, mail.html);
  });

  router.use(({ baseUrl }, response) => {
    send(response, 404, messagePage(baseUrl, NO_PAGE));
  });

  return router;
}

function send(response: Response, status: number, page: Html): void {
  response.status(status).set({ 'Content-Security-Policy': PAGE_POLICY, 'X-Frame-Options': 'DENY' });
  sendMarkup(response, page.toString());
}

function sendMarkup(response: Response, markup: string): void {
  response
    .set({
      'Cache-Control': 'no-store',
      // Mails contain links that open accounts, so other sites get no referrer.
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    .type('html')
    .send(markup);
}

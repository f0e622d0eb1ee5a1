import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasSame, isVisitors, takes } from '#server/platform/answers/answer-kept.ts';
import { requestIdOf } from '#server/platform/common/request-id.ts';
import type { KeptPage, VisitorPages } from './visitor-pages.ts';

/** Serves cached pages to visitors before any other handler. All other requests go to `next`. */
export function answerKeptPage(pages: VisitorPages, next: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = '', headers } = request;
    const isAsked = (method === 'GET' || method === 'HEAD') && isVisitors(headers);
    const page = isAsked ? pages.find(url) : undefined;
    if (!page) return next(request, response);
    // If a page cannot be re-encoded, the request is handled as if the page were not cached.
    send(request, response, page).catch(() => next(request, response));
  };
}

async function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { bytes, headers: kept }: KeptPage,
): Promise<void> {
  const headers = { ...kept, 'X-Request-Id': requestIdOf(asked), ETag: bytes.etag };
  if (hasSame(asked, bytes.etag)) {
    const { 'Content-Type': _type, ...others } = headers as Record<string, string>;
    response.writeHead(304, others).end();
    return;
  }
  const encoding = (['br', 'gzip'] as const).find((name) => takes(name, asked)) ?? 'identity';
  const body = await bytes.as(encoding);
  response
    .writeHead(200, {
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': body.length,
    })
    .end(method === 'HEAD' ? undefined : body);
}

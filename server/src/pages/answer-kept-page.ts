import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { hasSame, isVisitors, takes } from '#server/platform/answers/answer-kept.ts';
import { newId } from '#server/platform/common/identifier.ts';
import type { KeptPage, VisitorPages } from './visitor-pages.ts';

/** Answers visitors with pages that are kept, before anything else looks at their requests. All others go on to `next`. */
export function answerKeptPage(pages: VisitorPages, next: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = '', headers } = request;
    const isAsked = (method === 'GET' || method === 'HEAD') && isVisitors(headers);
    const page = isAsked ? pages.find(url) : undefined;
    if (page) send(request, response, page);
    else next(request, response);
  };
}

function send({ method, headers: asked }: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const headers = { ...page.headers, 'X-Request-Id': newId(), ETag: page.etag };
  if (hasSame(asked, page.etag)) {
    const { 'Content-Type': _type, ...others } = headers as Record<string, string>;
    response.writeHead(304, others).end();
    return;
  }
  const encoding = (['br', 'gzip'] as const).find((name) => takes(name, asked));
  const body = encoding ? page[encoding] : gunzipSync(page.gzip);
  response
    .writeHead(200, {
      ...headers,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': body.length,
    })
    .end(method === 'HEAD' ? undefined : body);
}

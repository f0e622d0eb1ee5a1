import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import express from 'express';
import { takes } from '#server/platform/answers/answer-kept.ts';
import type { ShownDocument } from './docs/document.ts';
import { DOCS_POLICY, docsPage } from './docs/page.ts';
import { describeApi, type ApiNames, type OpenApiDocument } from './openapi.ts';
import type { DescribedRoute } from './route.ts';

interface Options {
  routes: readonly DescribedRoute[];
  names: () => ApiNames;
}

/** A document as it is sent. */
interface Made {
  document: OpenApiDocument;
  text: string;
  etag: string;
  zipped: () => Promise<Buffer>;
}

const toGzip = promisify(gzip);

function make(document: OpenApiDocument): Made {
  const text = JSON.stringify(document);
  let zipping: Promise<Buffer> | undefined;
  // Weak, because the bytes differ between encodings.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { document, text, etag, zipped: () => (zipping ??= toGzip(text)) };
}

/**
 * Serves `/api/v1/openapi.json` and the page that shows it. The document is built on first use, and again when the
 * school's name changes.
 */
export function docsRoutes({ routes, names }: Options): express.Router {
  const router = express.Router();
  let made: Made | undefined;
  const document = (): Made => {
    const named = names();
    if (made?.document.info.title !== named.title) made = make(describeApi(routes, named));
    return made;
  };

  router.get('/openapi.json', async (request, response) => {
    const { text, etag, zipped } = document();
    // Clients may store the document, and ask each time whether it is still the same.
    response.vary('Accept-Encoding').set({ ETag: etag, 'Cache-Control': 'no-cache' });
    if (request.fresh) return void response.status(304).end();
    response.type('json');
    if (takes('gzip', request.headers)) response.set('Content-Encoding', 'gzip').send(await zipped());
    else response.send(text);
  });

  router.get('/docs', ({ baseUrl }, response) => {
    // The page shows what `describeApi` returns, without the values that JSON leaves out.
    const shown = JSON.parse(document().text) as ShownDocument;
    const page = docsPage(shown, `${baseUrl}/openapi.json`);
    response.set('Content-Security-Policy', DOCS_POLICY).send(page.toString());
  });

  return router;
}

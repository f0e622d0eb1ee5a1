import express from 'express';
import { routeTable } from '#server/api-v1/route-table.ts';
import type { ShownDocument } from './docs/document.ts';
import { DOCS_POLICY, docsPage } from './docs/page.ts';
import { describeApi, type OpenApiDocument } from './openapi.ts';

interface Options {
  publicUrl: string;
  /** Name of the session cookie. */
  cookieName: string;
}

/** `/api/v1/openapi.json`, and the page that shows it. Both are made when they are first asked for. */
export function docsRoutes({ publicUrl, cookieName }: Options): express.Router {
  const router = express.Router();
  let made: OpenApiDocument | undefined;
  const document = () => (made ??= describeApi(routeTable, publicUrl, cookieName));

  router.get('/openapi.json', (_request, response) => {
    response.json(document());
  });

  router.get('/docs', ({ baseUrl }, response) => {
    // What the page shows is what `describeApi` writes, with everything that JSON leaves out left out.
    const shown = JSON.parse(JSON.stringify(document())) as ShownDocument;
    const page = docsPage(shown, `${baseUrl}/openapi.json`);
    response.set('Content-Security-Policy', DOCS_POLICY).send(page.toString());
  });

  return router;
}

import express from 'express';
import type { ShownDocument } from './docs/document.ts';
import { DOCS_POLICY, docsPage } from './docs/page.ts';
import { describeApi, type OpenApiDocument } from './openapi.ts';
import type { DescribedRoute } from './route.ts';

interface Options {
  routes: readonly DescribedRoute[];
  publicUrl: string;
  /** Name of the session cookie. */
  cookieName: string;
}

/** `/api/v1/openapi.json`, and the page that shows it. Both are made when they are first asked for. */
export function docsRoutes({ routes, publicUrl, cookieName }: Options): express.Router {
  const router = express.Router();
  let made: OpenApiDocument | undefined;
  const document = () => (made ??= describeApi(routes, publicUrl, cookieName));

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

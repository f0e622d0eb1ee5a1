import express from 'express';
import type { ShownDocument } from './docs/document.ts';
import { DOCS_POLICY, docsPage } from './docs/page.ts';
import { describeApi, type ApiNames, type OpenApiDocument } from './openapi.ts';
import type { DescribedRoute } from './route.ts';

interface Options {
  routes: readonly DescribedRoute[];
  names: () => ApiNames;
}

/**
 * Serves `/api/v1/openapi.json` and the page that shows it. The document is built on first use, and again when the
 * school's name changes.
 */
export function docsRoutes({ routes, names }: Options): express.Router {
  const router = express.Router();
  let made: OpenApiDocument | undefined;
  const document = (): OpenApiDocument => {
    const named = names();
    if (made?.info.title !== named.title) made = describeApi(routes, named);
    return made;
  };

  router.get('/openapi.json', (_request, response) => {
    response.json(document());
  });

  router.get('/docs', ({ baseUrl }, response) => {
    // The page shows what `describeApi` returns, without the values that JSON leaves out.
    const shown = JSON.parse(JSON.stringify(document())) as ShownDocument;
    const page = docsPage(shown, `${baseUrl}/openapi.json`);
    response.set('Content-Security-Policy', DOCS_POLICY).send(page.toString());
  });

  return router;
}

import express from 'express';
import type { ShownDocument } from './docs/document.ts';
import { DOCS_POLICY, docsPage } from './docs/page.ts';
import { describeApi, type ApiNames, type OpenApiDocument } from './openapi.ts';
import type { DescribedRoute } from './route.ts';

interface Options {
  routes: readonly DescribedRoute[];
  names: () => ApiNames;
}

/** `/api/v1/openapi.json`, and the page that shows it. What both show is made when it is first asked for, and anew when the school has another name. */
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
    // What the page shows is what `describeApi` writes, with everything that JSON leaves out left out.
    const shown = JSON.parse(JSON.stringify(document())) as ShownDocument;
    const page = docsPage(shown, `${baseUrl}/openapi.json`);
    response.set('Content-Security-Policy', DOCS_POLICY).send(page.toString());
  });

  return router;
}

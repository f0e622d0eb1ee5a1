import express, { type Request } from 'express';
import { html } from '#shared/html.ts';

/** Below `/graphql`, where this is mounted. */
const FILES = '/explorer';

const FIRST_QUERY = `{
  courses(first: 3) {
    totalCount
    nodes {
      title
      instructor
    }
  }
}
`;

/**
 * What the explorer's pages may load: files of this server alone. The editor writes style elements, its style sheet holds the font of
 * its icons, and it shows what it colours as data.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * GraphiQL, for browsers that open `/graphql`. Its files are a package's own: nothing comes from another host. Only the first
 * visit loads it.
 *
 * @param mayExplore whether it is there for whoever sent a request.
 */
export function explorerRoutes(mayExplore: (request: Request) => boolean): express.Router {
  const router = express.Router();
  router.use((request, _response, next) => next(mayExplore(request) ? undefined : 'router'));

  router.get('/', (request, response, next) => {
    if (request.accepts(['json', 'html']) !== 'html') return next();
    response
      .set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': POLICY })
      .send(page(`${request.baseUrl}${FILES}`).toString());
  });

  router.get(`${FILES}/:name`, async (request, response, next) => {
    const file = (await explorerFiles(request.baseUrl)).get(request.params.name);
    if (file === undefined) return next();
    response.set('Cache-Control', 'no-cache').type(request.params.name).send(file);
  });

  return router;
}

const page = (folder: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>GraphiQL · Lectern</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${folder}/graphiql.css" />
        <script defer src="${folder}/workers.js"></script>
        <script defer src="${folder}/graphiql.js"></script>
        <script defer src="${folder}/start.js"></script>
      </head>
      <body>
        <div id="root"></div>
        <noscript>GraphiQL needs JavaScript.</noscript>
      </body>
    </html> `;

/** What the page loads, by name. `endpoint` is the path that queries go to. */
async function explorerFiles(endpoint: string): Promise<Map<string, string>> {
  const graphiql = await import('@graphql-yoga/render-graphiql/graphiql');
  const options = { endpoint, title: 'GraphiQL · Lectern', defaultQuery: FIRST_QUERY };
  return new Map([
    ['graphiql.css', graphiql.css],
    [
      'workers.js',
      `self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_id, label) => '${endpoint}${FILES}/' + label + '.js' };`,
    ],
    ['graphiql.js', graphiql.js],
    [
      'start.js',
      `YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${JSON.stringify(options)});`,
    ],
    ['editorWorkerService.js', graphiql.editorWorkerService],
    ['json.js', graphiql.jsonWorker],
    ['graphql.js', graphiql.graphqlWorker],
  ]);
}

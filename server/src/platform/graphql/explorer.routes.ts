import express, { type Request } from 'express';
import { html } from '#shared/html.ts';

/** The path below `/graphql`, where this router is mounted. */
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

/** The headers of a new tab. Without a token in it, the session counts. */
const FIRST_HEADERS = `{
  "Authorization": ""
}
`;

/**
 * The content security policy of the explorer's pages: files of this server only. The editor writes style elements, its
 * style sheet embeds the font of its icons, and it shows images from data URLs.
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
 * Serves GraphiQL to browsers that open `/graphql`. Its files come from a package, not from another host. The first
 * visit loads the package.
 *
 * @param mayExplore whether the sender of a request may use it.
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

/** The files that the page loads, by name. `endpoint` is the path of queries. */
async function explorerFiles(endpoint: string): Promise<Map<string, string>> {
  const graphiql = await import('@graphql-yoga/render-graphiql/graphiql');
  const options = {
    endpoint,
    title: 'GraphiQL · Lectern',
    defaultQuery: FIRST_QUERY,
    headers: FIRST_HEADERS,
    // A pasted token does not stay in the browser.
    shouldPersistHeaders: false,
  };
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

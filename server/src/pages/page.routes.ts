import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { ApolloServer } from '@apollo/server';
import { BulkheadRejectedError } from 'cockatiel';
import express, { type Request, type Response } from 'express';
import { catalogueParameters, paths } from '#shared/paths.ts';
import type { Services } from '#server/compose.ts';
import { headersOf } from '#server/platform/answers/answer-kept.ts';
import type { PublicDocuments } from '#server/platform/answers/public-documents.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { renderHead, type PageHead } from './page-head.ts';
import { PageRenderer } from './page-renderer.ts';
import { PageTable, unlisted } from './page-table.ts';
import { PageTemplate, type Encoding } from './page-template.ts';
import type { PageBytes, VisitorPages } from './visitor-pages.ts';
import { VisitorQueries } from './visitor-queries.ts';

/** A page is there to be seen, whatever its head would say: after so many ms it comes without. */
const PATIENCE_MS = 1_000;

const FALLBACK = unlisted;

interface Dependencies {
  services: Services;
  logger: Logger;
  /** Folder of the built client. */
  folder: string;
  identify: (request: Request, response: Response) => Promise<Actor>;
  graphql: ApolloServer<GraphqlContext>;
  publicDocuments: PublicDocuments;
  visitorPages: VisitorPages;
}

/**
 * The pages of the school, at their addresses: with the status that they have and a head of their own, and for visitors with
 * their content. An address that is written in another way than its page's leads there. Whatever looks like a file is left to
 * others.
 */
export function pageRoutes(dependencies: Dependencies): express.Router {
  const { services, logger, folder, identify, visitorPages } = dependencies;
  const table = new PageTable(services);
  const template = new PageTemplate(join(folder, 'index.html'));
  const renderer = PageRenderer.of(folder);
  const queries = new VisitorQueries(dependencies.graphql, dependencies.publicDocuments);
  const { publicUrl } = services.config;
  const headers = {
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/html; charset=utf-8',
    Vary: renderer ? 'Accept-Encoding, Authorization, Cookie' : 'Accept-Encoding',
  };
  const router = express.Router({ caseSensitive: true, strict: true });

  /** The page with its content; null for one that is shown by scripts. */
  async function renderedPage(
    request: Request,
    response: Response,
    head: PageHead,
  ): Promise<PageBytes | null> {
    if (!renderer) return null;
    const address = addressOf(request);
    const { ask, isPublic } = queries.forPage(request, response);
    const own = { ...headersOf(response), ...headers };
    const render = async () => {
      const page = await renderer.render(address, ask);
      return page && template.renderWith(renderHead(head, publicUrl), page);
    };
    // Its headers go by the whole address.
    const isForAll = () => isPublic() && !response.hasHeader('set-cookie');
    const headersToKeep = () => (isForAll() && address === request.url ? own : null);
    try {
      return await visitorPages.read(address, { render, headersToKeep });
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError))
        logger.warn({ err: error }, 'a page is sent without its content');
      return null;
    }
  }

  // No pattern of Express, which refuses a path that it cannot decode: that is a page that there is not.
  router.use(async (request, response, next) => {
    const { method, path } = request;
    if ((method !== 'GET' && method !== 'HEAD') || /\.\w+$/.test(path)) return next();
    const proper = properPath(path);
    if (proper !== path && table.has(proper)) {
      response.redirect(301, `${proper}${new URL(request.url, publicUrl).search}`);
      return;
    }
    const isVisitors = services.sessionCookie.read(request) === undefined && !request.headers.authorization;
    const kept = isVisitors ? visitorPages.find(addressOf(request)) : undefined;
    if (kept) return sendPage(request, response.set(headers), kept);
    const late = new AbortController();
    const { status, head } = await Promise.race([
      table
        .answer(path, () => identify(request, response))
        .catch((error: unknown) => {
          logger.warn({ err: error }, 'a page is sent without its head');
          return FALLBACK;
        }),
      pause(PATIENCE_MS, FALLBACK, { signal: late.signal }),
    ]).finally(() => late.abort());
    const isRendered = isVisitors && status === 200 && head !== FALLBACK.head;
    const page = isRendered ? await renderedPage(request, response, head) : null;
    response.status(status).set(headers);
    if (page) return sendPage(request, response, page);
    const encoding = encodingFor(request);
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.send(template.render(renderHead(head, publicUrl), encoding));
  });
  return router;
}

function sendPage(request: Request, response: Response, page: PageBytes): void {
  const encoding = encodingFor(request);
  response.set('ETag', page.etag);
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.send(encoding === 'identity' ? gunzipSync(page.gzip) : page[encoding]);
}

/** The smallest that a browser takes. Browsers name gzip first, and mean nothing by it. */
function encodingFor(request: Request): Encoding {
  const encodings = ['br', 'gzip'] as const;
  return encodings.find((encoding) => request.acceptsEncodings(encoding)) ?? 'identity';
}

/** What of an address decides what its page shows: of all that may stand after the path, what the catalogue is asked for. */
function addressOf({ path, url }: Request): string {
  const start = url.indexOf('?');
  if (path !== paths.courses || start < 0) return path;
  const asked = new URLSearchParams(url.slice(start));
  const known = catalogueParameters.flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  return known.length > 0 ? `${path}?${new URLSearchParams(known).toString()}` : path;
}

/** A path as its page has it: small letters, one slash at a time and none at the end. The code of a certificate stays. */
function properPath(path: string): string {
  const [, first = '', ...rest] = path.split(/\/+/).filter((part, index) => index === 0 || part !== '');
  const isCode = first.toLowerCase() === 'certificates';
  return (
    ['', first.toLowerCase(), ...(isCode ? rest : rest.map((part) => part.toLowerCase()))].join('/') || '/'
  );
}

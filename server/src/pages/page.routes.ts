import type { ApolloServer } from '@apollo/server';
import { BulkheadRejectedError } from 'cockatiel';
import express, { type Request, type Response } from 'express';
import { MISSING_ADDRESS } from '#shared/page-rendering.ts';
import { isPagePath } from '#shared/page-paths.ts';
import { pageParameters } from '#shared/paths.ts';
import type { Services } from '#server/compose.ts';
import { headersOf } from '#server/platform/answers/answer-kept.ts';
import type { PublicDocuments } from '#server/platform/answers/public-documents.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import { recordOutage } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { unlisted, type PageAnswer, type PageHead, type Pages } from '#server/platform/pages/page.ts';
import { encodingOf } from './encoding.ts';
import { orAfter } from './or-after.ts';
import { OwnPages } from './own-pages.ts';
import { renderHead } from './page-head.ts';
import { PageQueries } from './page-queries.ts';
import { PageRenderer } from './page-renderer.ts';
import { PageTable } from './page-table.ts';
import { PageTemplate } from './page-template.ts';
import type { SchoolPicture } from './school-picture.ts';
import { readTypefaces } from './typeface-head.ts';
import type { PageBytes, VisitorPages } from './visitor-pages.ts';

/** If the head takes longer, the page is sent without it. */
const PATIENCE_MS = 1_000;

const FALLBACK = unlisted;
const UNKNOWN: [PageAnswer, Actor] = [FALLBACK, null];

interface Dependencies {
  services: Services;
  /** The pages of the features. */
  pages: Pages;
  logger: Logger;
  schoolPicture: SchoolPicture;
  /** Folder of the built client. */
  folder: string;
  identify: (request: Request, response: Response) => Promise<Actor>;
  graphql: ApolloServer<GraphqlContext>;
  publicDocuments: PublicDocuments;
  visitorPages: VisitorPages;
}

/**
 * Serves the pages of the school with their status and head, and for visitors with their content. Other spellings of an
 * address redirect to the page. Paths that look like files are left to other handlers.
 */
export function pageRoutes(dependencies: Dependencies): express.Router {
  const { services, logger, folder, identify, visitorPages, schoolPicture } = dependencies;
  const table = new PageTable(dependencies.pages);
  const template = new PageTemplate(folder);
  const typefaces = readTypefaces(folder);
  const { publicUrl } = services.config;
  const renderer = PageRenderer.of(folder, publicUrl);
  const queries = new PageQueries(dependencies.graphql, dependencies.publicDocuments);
  const ownPages = renderer && new OwnPages({ renderer, queries, template, logger });
  const headOf = (head: PageHead) => {
    const { name, accent, secondColor, icon } = services.school.current;
    const { image } = schoolPicture;
    const typeface = typefaces[services.school.current.typeface];
    return renderHead(head, { origin: publicUrl, name, accent, secondColor, typeface, icon, image });
  };
  const headersNow = () => ({
    'Cache-Control': 'no-cache',
    'Content-Language': currentLanguage(),
    'Content-Type': 'text/html; charset=utf-8',
    Vary: `Accept-Encoding, Accept-Language, ${renderer ? 'Authorization, ' : ''}Cookie`,
  });
  const warn = (error: unknown, what: string) => {
    if (!recordOutage(logger, error)) logger.warn({ err: error }, what);
  };
  const router = express.Router({ caseSensitive: true, strict: true });

  /** Returns the page with its content, or null if scripts must render it. */
  async function renderedPage(
    request: Request,
    response: Response,
    { head, moment }: { head: PageHead; moment: number },
  ): Promise<PageBytes | null> {
    if (!renderer) return null;
    const isMissing = response.statusCode !== 200;
    const address = isMissing ? MISSING_ADDRESS : addressOf(request);
    // All missing pages share one cached page. No request can match its key, because addresses contain no space.
    const key = isMissing ? ` ${address}` : address;
    const kept = visitorPages.find(key);
    if (kept) return kept.bytes;
    const { ask, isPublic } = queries.forPage(null, request, response);
    const own = { ...headersOf(response), ...headersNow() };
    const render = async () => {
      const page = await renderer.render(address, ask);
      return page && template.renderWith(headOf(head), page);
    };
    // Otherwise the head may be older than the content that is cached from now on.
    const isNew = () => services.publicContent.isCurrent(moment);
    const isForAll = () => isPublic() && isNew() && !response.hasHeader('set-cookie');
    // The headers depend on the whole URL.
    const headersToKeep = () => (isForAll() && (isMissing || address === request.url) ? own : null);
    try {
      return await visitorPages.read(key, { render, headersToKeep });
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) warn(error, 'a page is sent without its content');
      return null;
    }
  }

  /** Returns the answers that every page shows, and the links to their scripts, for a page without its own answers. */
  async function schoolAnswers(request: Request, response: Response) {
    if (!renderer) return { answers: '', scripts: '' };
    const scripts = renderer.linksOfEachPage();
    try {
      return { answers: await renderer.answerSchool(queries.forPage(null, request, response).ask), scripts };
    } catch (error) {
      warn(error, 'a page is sent without its school');
      return { answers: '', scripts };
    }
  }

  // Express refuses paths that it cannot decode in patterns. Here they are missing pages.
  router.use(async (request, response, next) => {
    const { method, path } = request;
    if ((method !== 'GET' && method !== 'HEAD') || /\.\w+$/.test(path)) return next();
    const proper = properPath(path);
    if (proper !== path && isPagePath(proper)) {
      response.redirect(301, `${proper}${new URL(request.url, publicUrl).search}`);
      return;
    }
    const isByToken = request.headers.authorization !== undefined;
    const hasSession = !isByToken && services.sessionCookie.read(request) !== undefined;
    const kept = isByToken || hasSession ? undefined : visitorPages.find(addressOf(request));
    if (kept) return sendPage(request, response.set(headersNow()), kept.bytes);
    const { moment } = services.publicContent;
    let identified: Promise<Actor> | undefined;
    const actor = () => (identified ??= identify(request, response));
    // The caller is identified first, because the head is in their language.
    const answer = async (): Promise<[PageAnswer, Actor]> => {
      const person = hasSession ? await actor() : null;
      return [await table.answer(path, actor), person];
    };
    const [{ status, head, hasScreen }, person] = await orAfter(
      PATIENCE_MS,
      answer().catch((error: unknown) => {
        warn(error, 'a page is sent without its head');
        return UNKNOWN;
      }),
      UNKNOWN,
    );
    response.status(status);
    const isShown = status === 200;
    if (
      person &&
      isShown &&
      (await ownPages?.send(request, response.set(headersNow()), person, headOf(head)))
    )
      return;
    // A caller whose session has ended is a visitor. All missing pages share one rendered page.
    const isKnown = head !== FALLBACK.head && (isShown || !hasScreen);
    const isRendered = !isByToken && person === null && isKnown;
    const page = isRendered ? await renderedPage(request, response, { head, moment }) : null;
    response.set(headersNow());
    if (page) return sendPage(request, response, page);
    const encoding = encodingOf(request);
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    const body = template.render(headOf(head), await schoolAnswers(request, response), encoding);
    // `send` would add an ETag. A page with an ETag has its content and is stored for offline use.
    response.set('Content-Length', String(body.length)).end(body);
  });
  return router;
}

async function sendPage(request: Request, response: Response, page: PageBytes): Promise<void> {
  const encoding = encodingOf(request);
  const body = await page.as(encoding);
  response.set('ETag', page.etag);
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.send(body);
}

/** Returns the part of an address that affects the page: the path and the known parameters. */
function addressOf({ path, url }: Request): string {
  const start = url.indexOf('?');
  const parameters = pageParameters[path];
  if (!parameters || start < 0) return path;
  const asked = new URLSearchParams(url.slice(start));
  const known = parameters.flatMap((name): [string, string][] => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  return known.length > 0 ? `${path}?${new URLSearchParams(known).toString()}` : path;
}

/**
 * Normalizes a path: lower case, single slashes and no trailing slash. Certificate codes and percent-encoded characters
 * stay unchanged.
 */
function properPath(path: string): string {
  const [, first = '', ...rest] = path.split(/\/+/).filter((part, index) => index === 0 || part !== '');
  const isCode = first.toLowerCase() === 'certificates';
  return ['', first.toLowerCase(), ...(isCode ? rest : rest.map(inSmallLetters))].join('/') || '/';
}

const inSmallLetters = (part: string) =>
  part.replace(/(%[\da-f]{2})|[^%]+/gi, (piece, encoded?: string) => encoded ?? piece.toLowerCase());

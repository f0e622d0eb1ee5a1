import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import express, { type Request, type Response } from 'express';
import type { Services } from '#server/compose.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { renderHead } from './page-head.ts';
import { PageTable, unlisted } from './page-table.ts';
import { PageTemplate, type Encoding } from './page-template.ts';

/** A page is there to be seen, whatever its head would say: after so many ms it comes without. */
const PATIENCE_MS = 1_000;

const FALLBACK = unlisted;

interface Dependencies {
  services: Services;
  logger: Logger;
  /** Folder of the built client. */
  folder: string;
  identify: (request: Request, response: Response) => Promise<Actor>;
}

/**
 * The pages of the school, at their addresses: with the status that they have and a head of their own. An address that is
 * written in another way than its page's leads there. Whatever looks like a file is left to others.
 */
export function pageRoutes({ services, logger, folder, identify }: Dependencies): express.Router {
  const table = new PageTable(services);
  const template = new PageTemplate(join(folder, 'index.html'));
  const { publicUrl } = services.config;
  const router = express.Router({ caseSensitive: true, strict: true });
  // No pattern of Express, which refuses a path that it cannot decode: that is a page that there is not.
  router.use(async (request, response, next) => {
    const { method, path } = request;
    if ((method !== 'GET' && method !== 'HEAD') || /\.\w+$/.test(path)) return next();
    const proper = properPath(path);
    if (proper !== path && table.has(proper)) {
      response.redirect(301, `${proper}${new URL(request.url, publicUrl).search}`);
      return;
    }
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
    const encoding = encodingFor(request);
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response
      .status(status)
      .set({
        'Cache-Control': 'no-cache',
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
      })
      .send(template.render(renderHead(head, publicUrl), encoding));
  });
  return router;
}

/** The smallest that a browser takes. Browsers name gzip first, and mean nothing by it. */
function encodingFor(request: Request): Encoding {
  const encodings = ['br', 'gzip'] as const;
  return encodings.find((encoding) => request.acceptsEncodings(encoding)) ?? 'identity';
}

/** A path as its page has it: small letters, one slash at a time and none at the end. The code of a certificate stays. */
function properPath(path: string): string {
  const [, first = '', ...rest] = path.split(/\/+/).filter((part, index) => index === 0 || part !== '');
  const isCode = first.toLowerCase() === 'certificates';
  return (
    ['', first.toLowerCase(), ...(isCode ? rest : rest.map((part) => part.toLowerCase()))].join('/') || '/'
  );
}

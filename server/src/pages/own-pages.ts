import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Actor } from '#server/platform/common/actor.ts';
import { recordOutage } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { Html } from '#shared/html.ts';
import { encodingOf } from './encoding.ts';
import { orAfter } from './or-after.ts';
import type { PageQueries } from './page-queries.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageTemplate } from './page-template.ts';

/** If the answers take longer, the page is sent without them and its scripts request them. */
const PATIENCE_MS = 500;

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Slightly larger than the best compression, in half the time. Every page is compressed. */
const QUICKLY = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, gzip: { level: 4 } };

interface Dependencies {
  renderer: PageRenderer;
  queries: PageQueries;
  template: PageTemplate;
  logger: Logger;
}

/** The pages of logged-in users. They contain the answers to the screen's queries and are never cached. */
export class OwnPages {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Sends the page with its answers for the actor. Returns false if the page must be sent without them. Failures are
   * already logged.
   */
  async send(request: Request, response: Response, actor: NonNullable<Actor>, head: Html): Promise<boolean> {
    const page = await this.make(request, response, actor, head);
    if (page === null) return false;
    // A page with personal data is not compressed together with a query string that another person may have chosen (BREACH).
    const encoding = request.url.includes('?') ? 'identity' : encodingOf(request);
    const whole = Buffer.from(page);
    const body =
      encoding === 'br'
        ? await compressors.br(whole, QUICKLY.br)
        : encoding === 'gzip'
          ? await compressors.gzip(whole, QUICKLY.gzip)
          : whole;
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.set({ 'Cache-Control': 'private, no-store', 'Content-Length': String(body.length) });
    response.end(body);
    return true;
  }

  private async make(
    request: Request,
    response: Response,
    actor: NonNullable<Actor>,
    head: Html,
  ): Promise<string | null> {
    const { renderer, queries, template, logger } = this.deps;
    const { ask } = queries.forPage(actor, request, response);
    try {
      const page = await orAfter(PATIENCE_MS, renderer.answer(request.url, ask), null);
      if (!page) return null;
      return page.isRendered ? template.renderWith(head, page) : template.renderWithAnswers(head, page);
    } catch (error) {
      if (!recordOutage(logger, error)) logger.warn({ err: error }, 'a page is sent without its answers');
      return null;
    }
  }
}

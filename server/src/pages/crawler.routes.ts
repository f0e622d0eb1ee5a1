import { gunzipSync, gzipSync } from 'node:zlib';
import express, { type RequestHandler } from 'express';
import type { Html } from '#shared/html.ts';
import { messages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import type { Services } from '#server/compose.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { statement } from '#server/platform/db/statements.ts';
import { courseFeed, FEED_PATH } from './course-feed.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

/** As many addresses as a sitemap may name (sitemaps.org, "Sitemap index files"). */
const ADDRESSES = 50_000;
/** The newest courses in the feed. */
const ENTRIES = 20;
/** What only programs have something of, or people with an account. */
const CLOSED = ['/admin/', '/api/', '/graphql', '/uploads', '/user/', '/checkout', '/webhooks/', '/sandbox/'];
/** What no XML may hold, even escaped (XML 1.0, 2.2). */
// oxlint-disable-next-line no-control-regex
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const PUBLISHED = 'published_at is not null and deleted_at is null';
const COUNT = statement<{ count: number }>(`select count(*)::int as count from courses where ${PUBLISHED}`);
const PART = statement<{ slug: string; publishedAt: Date }>(
  `select slug, published_at as "publishedAt" from courses where ${PUBLISHED}
   order by id limit ${ADDRESSES} offset $1`,
);

/** What crawlers and feed readers ask for: `/robots.txt`, `/sitemap.xml` with its parts, and the feed of new courses. */
export function crawlerRoutes({ config, courses, keptAnswers, statements }: Services): express.Router {
  const { publicUrl: origin } = config;
  const router = express.Router();

  /** Answers with a document that is made once between two changes of the school, and kept as it is sent. */
  const document =
    (
      type: string,
      make: (parameters: Record<string, string>) => Promise<Html>,
    ): RequestHandler<Record<string, string>> =>
    async (request, response) => {
      const key = `GET ${request.path}`;
      const { moment } = keptAnswers;
      let body = keptAnswers.find(key)?.body;
      if (!body) {
        const text = (await make(request.params)).toString().replace(NO_XML, '');
        body = gzipSync(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
        keptAnswers.keep(key, { headers: {}, body }, moment);
      }
      const isCompressed = request.acceptsEncodings('gzip') === 'gzip';
      if (isCompressed) response.set('Content-Encoding', 'gzip');
      response.set({
        'Cache-Control': 'no-cache',
        'Content-Type': `${type}; charset=utf-8`,
        Vary: 'Accept-Encoding',
      });
      response.send(isCompressed ? body : gunzipSync(body));
    };

  router.get('/robots.txt', (_request, response) => {
    const rules = CLOSED.map((path) => `Disallow: ${path}`);
    const lines = ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''];
    response.type('text/plain').set('Cache-Control', 'no-cache').send(lines.join('\n'));
  });
  router.get(
    '/sitemap.xml',
    document('application/xml', async () => {
      const { count } = (await statements.first(COUNT, [])) ?? { count: 0 };
      const parts = Array.from(
        { length: Math.ceil(count / ADDRESSES) },
        (_, index) => `courses-${index + 1}`,
      );
      return sitemapIndex(['pages', ...parts].map((part) => `${origin}/sitemaps/${part}.xml`));
    }),
  );
  router.get(
    '/sitemaps/pages.xml',
    document('application/xml', () => {
      const pages = [paths.home, paths.courses, paths.about, paths.contact];
      return Promise.resolve(sitemap(pages.map((path) => ({ address: `${origin}${path}` }))));
    }),
  );
  router.get(
    '/sitemaps/courses-:number.xml',
    document('application/xml', async ({ number = '' }) => {
      const rows = /^[1-9]\d{0,3}$/.test(number)
        ? await statements.all(PART, [(Number(number) - 1) * ADDRESSES])
        : [];
      if (rows.length === 0) throw new AppError('NOT_FOUND', messages.notFound.page);
      return sitemap(
        rows.map(({ slug, publishedAt }) => ({
          address: `${origin}${paths.course(slug)}`,
          changedAt: publishedAt,
        })),
      );
    }),
  );
  router.get(
    FEED_PATH,
    document('application/atom+xml', async () => {
      const { nodes } = await courses.list(null, { first: ENTRIES, sort: 'NEWEST' });
      return courseFeed(origin, nodes);
    }),
  );
  return router;
}

import express, { type RequestHandler } from 'express';
import type { Html } from '#shared/html.ts';
import { messages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import type { Services } from '#server/compose.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { statement } from '#server/platform/db/statements.ts';
import { courseFeed, FEED_PATH } from './course-feed.ts';
import { KeptDocuments } from './kept-documents.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

/** Of a sitemap. It may have five times as many (sitemaps.org), which would take a moment of everybody's time to write. */
const ADDRESSES = 10_000;
/** The newest courses in the feed. */
const ENTRIES = 20;
/** What only programs have something of, or people with an account. */
const CLOSED = ['/admin/', '/api/', '/graphql', '/uploads', '/user/', '/checkout', '/webhooks/', '/sandbox/'];
/** What no XML may hold, even escaped (XML 1.0, 2.2). */
// oxlint-disable-next-line no-control-regex
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const PUBLISHED = 'published_at is not null and deleted_at is null';
/** The first course of each sitemap. */
const STARTS = statement<{ id: string }>(
  `select id from (select id, row_number() over (order by id) as place from courses where ${PUBLISHED}) as placed
   where place % ${ADDRESSES} = 1 order by id`,
);
const PART = statement<{ slug: string; publishedAt: Date }>(
  `select slug, published_at as "publishedAt" from courses where id >= $1 and ${PUBLISHED}
   order by id limit ${ADDRESSES}`,
);

/** What crawlers and feed readers ask for: `/robots.txt`, `/sitemap.xml` with its parts, and the feed of new courses. */
export function crawlerRoutes({ config, courses, keptAnswers, statements }: Services): express.Router {
  const { publicUrl: origin } = config;
  const documents = new KeptDocuments(keptAnswers);
  const router = express.Router();

  const document =
    (
      type: string,
      make: (parameters: Record<string, string>) => Html | Promise<Html>,
    ): RequestHandler<Record<string, string>> =>
    async (request, response) => {
      const { body, gzip } = await documents.read(`GET ${request.path}`, async () => {
        const { params } = request;
        const text = (await make(params)).toString().replace(NO_XML, '');
        return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
      });
      const isCompressed = gzip && request.acceptsEncodings('gzip') === 'gzip';
      if (isCompressed) response.set('Content-Encoding', 'gzip');
      response.set({
        'Cache-Control': 'no-cache',
        'Content-Type': `${type}; charset=utf-8`,
        Vary: 'Accept-Encoding',
      });
      response.send(isCompressed ? gzip : body);
    };
  const starts = async (): Promise<string[]> => {
    const read = async () => {
      const rows = await statements.all(STARTS, []);
      return Buffer.from(JSON.stringify(rows.map(({ id }) => id)));
    };
    const { body } = await documents.read('starts of sitemaps', read);
    return JSON.parse(body.toString()) as string[];
  };

  router.get('/robots.txt', (_request, response) => {
    const rules = CLOSED.map((path) => `Disallow: ${path}`);
    const lines = ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''];
    response.type('text/plain').set('Cache-Control', 'no-cache').send(lines.join('\n'));
  });
  router.get(
    '/sitemap.xml',
    document('application/xml', async () => {
      const parts = (await starts()).map((_, index) => `courses-${index + 1}`);
      return sitemapIndex(['pages', ...parts].map((part) => `${origin}/sitemaps/${part}.xml`));
    }),
  );
  router.get(
    '/sitemaps/pages.xml',
    document('application/xml', () => {
      const pages = [paths.home, paths.courses, paths.about, paths.contact];
      return sitemap(pages.map((path) => ({ address: `${origin}${path}` })));
    }),
  );
  router.get(
    '/sitemaps/courses-:number.xml',
    document('application/xml', async ({ number = '' }) => {
      const start = /^[1-9]\d*$/.test(number) ? (await starts())[Number(number) - 1] : undefined;
      if (start === undefined) throw new AppError('NOT_FOUND', messages.notFound.page);
      const rows = await statements.all(PART, [start]);
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

import express, { type RequestHandler } from 'express';
import type { Html } from '#shared/html.ts';
import { legalPages } from '#shared/legal.ts';
import { messages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import type { Services } from '#server/compose.ts';
import { compressKept } from '#server/platform/answers/kept-answers.ts';
import { keptRows } from '#server/platform/answers/kept.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { SHARE_TYPE } from '#server/course/share-picture.ts';
import { legalPagesOf } from '#server/school/legal-page.ts';
import { iconPath } from '#server/school/school-pictures.ts';
import { courseFeed, FEED_PATH } from './course-feed.ts';
import type { SchoolPicture } from './school-picture.ts';
import { MANIFEST_PATH, MANIFEST_TYPE, manifestOf } from './manifest.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';
import { sitemapSections, type SitemapSection } from './sitemap-sections.ts';

/** Number of courses in the feed. */
const ENTRIES = 20;
/** Paths that are useful only to programs or to logged-in users. */
const CLOSED = ['/admin/', '/api/', '/graphql', '/uploads', '/user/', '/checkout', '/webhooks/', '/sandbox/'];
/** Characters that XML cannot contain, even escaped (XML 1.0, 2.2). */
// oxlint-disable-next-line no-control-regex
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Serves crawlers, feed readers and devices: `/robots.txt`, `/sitemap.xml` with its parts, the feed of new courses, the
 * school's share image, its icon, and the web app manifest.
 */
export function crawlerRoutes(
  { config, courses, publicContent, keptAnswers, school, publicStatements: statements }: Services,
  picture: SchoolPicture,
): express.Router {
  const { publicUrl: origin } = config;
  const keptStarts = keptRows<readonly string[]>(publicContent);
  const router = express.Router({ caseSensitive: true, strict: true });

  /** Caches each document under its path, which the router accepts in one form only. */
  const document =
    (
      type: string,
      make: (parameters: Record<string, string>) => Html | Promise<Html>,
    ): RequestHandler<Record<string, string>> =>
    async (request, response) => {
      const { params, path } = request;
      const key = `GET ${currentLanguage()} ${path}`;
      const answer = await keptAnswers.read(key, async () => {
        const text = (await make(params)).toString().replace(NO_XML, '');
        return { headers: {}, body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`) };
      });
      const isGzip = request.acceptsEncodings('gzip') === 'gzip';
      if (isGzip && !answer.gzip) compressKept(keptAnswers, key, answer);
      const gzip = isGzip ? answer.gzip : undefined;
      if (gzip) response.set('Content-Encoding', 'gzip');
      response.set({
        'Cache-Control': 'no-cache',
        'Content-Type': `${type}; charset=utf-8`,
        Vary: 'Accept-Encoding, Accept-Language, Cookie',
      });
      response.send(gzip ?? answer.body);
    };
  const startsOf = (section: SitemapSection): Promise<readonly string[]> =>
    keptStarts.read(section.name, async () => {
      const rows = await statements.all(section.starts, {});
      return rows.map(({ id }) => id);
    });

  router.get(MANIFEST_PATH, (_request, response) => {
    const manifest = JSON.stringify(manifestOf(school.current));
    response.type(MANIFEST_TYPE).set('Cache-Control', 'no-cache').send(manifest);
  });
  // Browsers ask for it beside documents that name no icon, such as a PDF.
  router.get('/favicon.ico', (_request, response) => {
    const { icon } = school.current;
    response.set('Cache-Control', 'no-cache').redirect(302, icon ? iconPath(icon, 32) : '/favicon.svg');
  });
  router.get('/robots.txt', (_request, response) => {
    const rules = CLOSED.map((path) => `Disallow: ${path}`);
    const lines = ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''];
    response.type('text/plain').set('Cache-Control', 'no-cache').send(lines.join('\n'));
  });
  router.get(
    '/sitemap.xml',
    document('application/xml', async () => {
      const parts = await Promise.all(
        sitemapSections.map(async (section) => {
          const starts = await startsOf(section);
          return starts.map((_, index) => `${section.name}-${index + 1}`);
        }),
      );
      return sitemapIndex(['pages', ...parts.flat()].map((part) => `${origin}/sitemaps/${part}.xml`));
    }),
  );
  router.get(
    '/sitemaps/pages.xml',
    document('application/xml', () => {
      const legal = legalPagesOf(school.current).map(({ name }) => legalPages[name].path);
      const free = school.current.pages.map(({ slug }) => paths.schoolPage(slug));
      const fixed = [paths.home, paths.courses, paths.about, paths.contact, paths.developers];
      const pages = [...fixed, ...legal, ...free];
      return sitemap(pages.map((path) => ({ address: `${origin}${path}` })));
    }),
  );
  for (const section of sitemapSections) {
    router.get(
      `/sitemaps/${section.name}-:number.xml`,
      document('application/xml', async ({ number = '' }) => {
        const start = /^[1-9]\d*$/.test(number) ? (await startsOf(section))[Number(number) - 1] : undefined;
        if (start === undefined) throw new AppError('NOT_FOUND', messages.notFound.page);
        return sitemap(await section.read(statements, start, origin));
      }),
    );
  }
  router.get(
    FEED_PATH,
    document('application/atom+xml', async () => {
      const { nodes } = await courses.list(null, { first: ENTRIES, sort: 'NEWEST' });
      return courseFeed({ origin, name: school.current.name }, nodes);
    }),
  );
  router.get('/share/:digest.jpg', async ({ path }, response) => {
    if (path !== picture.path) return response.set('Cache-Control', 'no-store').redirect(302, picture.path);
    const data = await picture.read();
    response.set('Cache-Control', 'public, max-age=31536000, immutable').type(SHARE_TYPE).send(data);
  });
  return router;
}

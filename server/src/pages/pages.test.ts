import { cp, mkdtemp, rm } from 'node:fs/promises';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCourse, dataOf, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { faultsOfSitemap, readXml, sitemapsOf } from './crawler-rules.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
let folder: string;
let slug: string;
let courseId: string;

const NASTY = '</title><script>alert(1)</script> & "quoted"';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-client-'));
  await cp(join(import.meta.dirname, '../../../client/index.html'), join(folder, 'index.html'));
  app = await startApp({}, { clientFolder: folder });
  admin = (await registerAdmin(app)).client;
  ({ slug, id: courseId } = await createCourse(admin, { title: 'Bread at Home', description: NASTY }));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request unchanged, without normalizing its path or adding headers. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const request = send({ hostname, port, path, method, headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    });
    request.on('error', reject).end();
  });
}

async function page(path: string, headers?: Record<string, string>) {
  const answer = await ask(path, headers);
  const { document } = new Window();
  document.write(answer.body.toString());
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? null;
  return {
    ...answer,
    title: document.title,
    titles: document.querySelectorAll('title').length,
    scripts: document.querySelectorAll('script:not([type])').length,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    meta: (name: string) => content(`meta[name="${name}"]`) ?? content(`meta[property="${name}"]`),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    ),
  };
}

describe('a page', () => {
  it.each([
    ['/', 'Lectern · Video courses by industry experts', '/'],
    ['/courses', 'All Courses · Lectern', '/courses'],
    ['/courses?category=Design', 'All Courses · Lectern', '/courses'],
    ['/about', 'About Us · Lectern', '/about'],
    ['/contact', 'Contact Us · Lectern', '/contact'],
    ['/developers', 'Developers · Lectern', '/developers'],
    ['/certificates', 'Verify a certificate · Lectern', '/certificates'],
  ])('%s has title, description and canonical address for search engines', async (path, title, canonical) => {
    const found = await page(path);
    expect(found).toMatchObject({
      status: 200,
      title,
      titles: 1,
      canonical: `${app.config.publicUrl}${canonical}`,
    });
    expect(found.meta('description')).toMatch(/\w{4}/);
    expect(found.meta('og:url')).toBe(found.canonical);
    expect(found.meta('robots')).toBeNull();
  });

  it('of a course keeps the script of the title in its address, and its description ends with a whole word', async () => {
    const sentence = '学习如何在家烘焙面包👩🏽‍🍳';
    const made = await createCourse(admin, { title: '面包 入门', description: sentence.repeat(30) });
    const address = `/courses/${encodeURIComponent('面包-入门')}`;
    expect(made.slug).toBe('面包-入门');
    const found = await page(address);
    expect(found).toMatchObject({ status: 200, canonical: `${app.config.publicUrl}${address}` });
    const words = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(sentence.repeat(30))];
    const starts = words.map(({ index }) => sentence.repeat(30).slice(0, index));
    expect(starts).toContain(found.meta('description')?.replace(/…$/, ''));
  });

  it('of a course has structured data and an image, and escapes its texts', async () => {
    const found = await page(`/courses/${slug}`);
    expect(found).toMatchObject({ status: 200, title: 'Bread at Home · Lectern', titles: 1 });
    expect(found.meta('description')).toBe(NASTY);
    expect(found.meta('og:title')).toBe('Bread at Home');
    expect(found.meta('twitter:card')).toBe('summary_large_image');
    expect((await fetch(found.meta('og:image') ?? '')).status).toBe(200);
    expect((await page('/about')).meta('og:image')).toBe(`${app.config.publicUrl}/share.png`);
    expect(found.scripts).toBe((await page('/about')).scripts);
    expect(found.data).toMatchObject([
      {
        '@type': 'Course',
        name: 'Bread at Home',
        description: NASTY,
        inLanguage: 'en',
        provider: { name: 'Lectern' },
        offers: [{ price: expect.stringMatching(/^\d+\.\d\d$/) as string, priceCurrency: 'USD' }],
        hasCourseInstance: [{ courseMode: 'Online', courseWorkload: 'PT0H1M' }],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ position: 1 }, { position: 2, name: 'Bread at Home' }],
      },
    ]);
  });

  it.each(['/login', '/user/profile', '/admin/dashboard', '/course/create', '/checkout/success'])(
    '%s is not indexed',
    async (path) => {
      const found = await page(path);
      expect(found.meta('robots')).toBe('noindex');
      expect(found.canonical).toBeNull();
    },
  );

  it('that does not exist is a 404 with an error page', async () => {
    for (const path of [
      '/nowhere',
      '/courses/no-such-course',
      '/courses/no-such-course/lectures',
      '/admin',
    ]) {
      const found = await page(path);
      expect([path, found.status, found.headers['content-type']]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(found.meta('robots')).toBe('noindex');
    }
  });

  it.each(['/%', '/%zz', '/courses/%e0%a4%a', '/%00'])(
    'does not exist at a malformed address: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('of a draft is visible to admins only, and that of a deleted course is gone', async () => {
    const draft = await createCourse(admin, { title: 'Not Yet', publish: false });
    const own = { Cookie: admin.cookieHeader() };
    expect((await page(`/courses/${draft.slug}`)).status).toBe(404);
    const seen = await page(`/courses/${draft.slug}`, own);
    expect(seen.status).toBe(200);
    expect(seen.meta('robots')).toBe('noindex');

    const old = await createCourse(admin, { title: 'Long Ago' });
    dataOf(await admin.graphql('mutation ($id: ID!) { deleteCourse(id: $id) { id } }', { id: old.id }));
    expect((await page(`/courses/${old.slug}`)).status).toBe(410);
  });

  it.each([
    ['/courses/', '/courses'],
    ['//courses', '/courses'],
    ['/Courses?sort=TITLE', '/courses?sort=TITLE'],
    ['/COURSES//Bread-at-Home/', '/courses/bread-at-home'],
    ['/Certificates/7KQ2-9MXD/', '/certificates/7KQ2-9MXD'],
  ])('has one address: %s redirects to %s', async (path, proper) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, proper]);
  });

  it.each(['//example.com/', '/\\example.com/', '///example.com//', '/%5Cexample.com/'])(
    'does not redirect to another host: %s',
    async (path) => {
      const { status, headers } = await ask(path);
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );

  it('is sent compressed, and without ETag if it has no content, because it must not be stored', async () => {
    const { headers, body } = await ask('/about', { 'Accept-Encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
    expect(brotliDecompressSync(body).toString()).toContain('<title>About Us');
    expect(headers.etag).toBeUndefined();
    const head = await ask('/about', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it('is sent without its head if the database does not answer', async () => {
    const { statements } = app.container.services;
    const first = statements.first.bind(statements);
    statements.first = () => new Promise(() => undefined);
    try {
      expect(await page(`/courses/${slug}`)).toMatchObject({ status: 200, title: 'Lectern' });
      statements.first = () => Promise.reject(new Error('no database'));
      expect(await page(`/courses/${slug}`)).toMatchObject({ status: 200, title: 'Lectern' });
    } finally {
      statements.first = first;
    }
  });
});

async function xml(path: string): Promise<Record<string, Record<string, unknown>>> {
  const { status, body } = await ask(path);
  expect(status).toBe(200);
  return readXml(body.toString()) as Record<string, Record<string, unknown>>;
}

describe('crawlers', () => {
  it('find exactly the published courses through robots.txt and its sitemaps', async () => {
    const robots = (await ask('/robots.txt')).body.toString();
    const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
    const addresses = [];
    for (const sitemap of sitemapsOf((await ask(new URL(index).pathname)).body.toString())) {
      const { pathname } = new URL(sitemap);
      expect(faultsOfSitemap((await ask(pathname)).body.toString())).toEqual([]);
      const { urlset } = await xml(pathname);
      addresses.push(...((urlset?.url ?? []) as { loc: string }[]).map(({ loc: address }) => address));
    }
    for (const address of addresses) expect((await ask(new URL(address).pathname)).status).toBe(200);
    expect(addresses).toContain(`${app.config.publicUrl}/courses/${slug}`);
    expect(addresses).toContain(`${app.config.publicUrl}/developers`);
    expect(addresses.filter((address) => /not-yet|long-ago/.test(address))).toEqual([]);
  });

  it('find the courses of a large school in several sitemaps', async () => {
    const many = 10_500;
    await app.sql(
      `insert into courses (id, created_at, slug, title, description, category, instructor, thumbnail_key, published_at)
       select gen_random_uuid(), now(), 'many-' || n, 'Many', 'x', 'x', 'x', 'images/x.webp', now()
         from generate_series(1, $1::int) n`,
      [many],
    );
    try {
      const parts = [await ask('/sitemaps/courses-1.xml'), await ask('/sitemaps/courses-2.xml')];
      const slugs = parts.flatMap(({ body }) => body.toString().match(/<loc>[^<]+/g) ?? []);
      expect(slugs.length).toBeGreaterThan(many);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect((await ask('/sitemaps/courses-3.xml')).status).toBe(404);
    } finally {
      await app.sql(`delete from courses where slug like 'many-%'`);
    }
  });

  it.each([
    '/sitemaps/courses-0.xml',
    '/sitemaps/courses-2.xml',
    '/sitemaps/courses-1e3.xml',
    '/sitemaps/other.xml',
  ])('get a 404 for %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('get a well-formed feed of new courses for any title', async () => {
    const title = `Bell \u0007 & <b>Whistle</b>`;
    const { id } = await createCourse(admin);
    // Titles are checked, but older ones may contain anything.
    await app.sql('update courses set title = $2 where id = $1', [id, title]);
    const { feed } = await xml('/courses.atom');
    expect(feed).toMatchObject({
      '@xmlns': 'http://www.w3.org/2005/Atom',
      id: `${app.config.publicUrl}/courses.atom`,
      title: 'Lectern: new courses',
      author: { name: 'Lectern' },
    });
    const entries = (feed?.entry ?? []) as { title: string; id: string; published: string }[];
    expect(entries[0]?.title).toBe('Bell  & <b>Whistle</b>');
    const found = entries.find(({ id }) => id === `urn:uuid:${courseId}`);
    const href = `${app.config.publicUrl}/courses/${slug}`;
    expect(found).toMatchObject({
      title: 'Bread at Home',
      link: { '@rel': 'alternate', '@type': 'text/html', '@href': href },
      summary: NASTY,
    });
    expect(found).toHaveProperty('published');
    expect(found).toHaveProperty('updated', found?.published);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { createCourse, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';
import { buildClient } from './built-client.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-dist-'));
  await buildClient(folder);
  app = await startApp({}, { clientFolder: join(folder, 'client') });
  admin = (await registerAdmin(app)).client;
  await createCourse(admin, { title: 'Bread at Home' });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { redirect: 'manual', headers });

describe('crawlers', () => {
  it.each([
    '/SITEMAP.xml',
    '/sitemap.xml/',
    '/SiteMaps/courses-1.XML',
    '/sitemaps/courses-1.xml/',
    '/sitemaps/Courses-1.xml',
    '/sitemaps/courses-01.xml',
    '/Sitemaps/pages.xml',
    '/Courses.Atom',
    '/courses.atom/',
    '/ROBOTS.txt',
    '/manifest.WEBMANIFEST',
  ])('get a 404 at %s, because each file has one address', async (path) => {
    const proper = await ask(path.toLowerCase().replace(/\/$/, '').replace('01', '1'));
    expect(proper.status).toBe(200);
    const { status, headers } = await ask(path);
    expect([status, headers.get('location')]).toEqual([404, null]);
  });

  it('get a long file compressed, once another request has asked for it', async () => {
    for (let index = 0; index < 9; index += 1) await createCourse(admin, { title: `Bread ${index}` });
    const plain = { 'accept-encoding': 'identity' };
    await eventually(async () => {
      const answer = await ask('/courses.atom', { 'accept-encoding': 'gzip' });
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(await answer.text()).toBe(await (await ask('/courses.atom', plain)).text());
    });
    expect((await ask('/courses.atom', plain)).headers.get('content-encoding')).toBeNull();
  });

  it('share one cached response for all query strings', async () => {
    await whenQueueIsIdle(app);
    const statements = watchStatements(app);
    // PostgreSQL notifies about changes with a delay.
    await eventually(async () => {
      await ask('/sitemaps/courses-1.xml');
      await ask('/courses.atom');
      statements.splice(0);
      const many = Array.from({ length: 20 }, (_, index) => [
        ask(`/sitemaps/courses-1.xml?${index}`),
        ask(`/courses.atom?page=${index}`),
      ]);
      await Promise.all(many.flat());
      expect(statements.filter((text) => text.includes('courses'))).toEqual([]);
    });
  });
});

it('redirects /favicon.ico, which browsers ask for beside a PDF, to the icon', async () => {
  const { status, headers } = await ask('/favicon.ico');
  expect([status, headers.get('location')]).toEqual([302, '/favicon.svg']);
  expect((await ask('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
});
